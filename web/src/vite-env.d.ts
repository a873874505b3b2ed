/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'words:all' {
  const loads: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default loads;
}
