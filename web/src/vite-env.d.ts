/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'words:all' {
  type Loads = Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  const loads: Loads;
  export default loads;
  /** What only some pages say, each part in every language. */
  export const parts: Readonly<Record<string, Loads>>;
}
