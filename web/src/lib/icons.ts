// Line icons of our own, as path data in a 24 × 24 box.
export const ICONS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  gear: 'M4 7h8M17 7h3M4 17h3M12 17h8M14.500 4.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM9.500 14.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  home: 'M4 11l8-7 8 7M6 10v9h4v-5h4v5h4v-9',
  help: 'M9 9a3 3 0 1 1 4.200 2.750c-.8.4-1.200.9-1.200 1.750v.5M12 17.500h.01',
  sort: 'M4 7h9M4 12h6M4 17h3M16 5v14M13 16l3 3 3-3',
  close: 'M6 6l12 12M18 6L6 18',
} as const;
export type IconName = keyof typeof ICONS;
