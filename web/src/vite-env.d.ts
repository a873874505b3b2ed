/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'words:all' {
  const loads: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  export default loads;
}
