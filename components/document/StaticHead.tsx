import { Head } from 'next/document'

const isExport = process.env.NODE_ENV === 'production'

/** The head of an exported page: style sheets, but no scripts; they wait in the page's script list. */
export class StaticHead extends Head {
  override getPreloadDynamicChunks() {
    return isExport ? [] : super.getPreloadDynamicChunks()
  }

  override getPreloadMainLinks(files: Parameters<Head['getPreloadMainLinks']>[0]) {
    return isExport ? [] : super.getPreloadMainLinks(files)
  }

  override getPolyfillScripts() {
    return isExport ? [] : super.getPolyfillScripts()
  }

  override getDynamicChunks(files: Parameters<Head['getDynamicChunks']>[0]) {
    return isExport ? [] : super.getDynamicChunks(files)
  }

  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    return isExport ? [] : super.getScripts(files)
  }
}
