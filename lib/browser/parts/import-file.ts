/**
 * Imports a file that the build has written, which no bundler is to follow.
 * @param address relative to the reading script
 */
export function importFile<Module>(address: string): Promise<Module> {
  return import(/* webpackIgnore: true */ /* @vite-ignore */ address)
}
