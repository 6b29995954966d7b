import '../styles/base.css'
import '../styles/tokens.css'
import '../styles/prose.css'
import '../styles/api-reference.css'
import '../styles/print.css'
import type { AppProps } from 'next/app'
import { ColorModeProvider } from '../components/chrome/ColorModeProvider'
import { useClientNavigation } from '../components/navigation/useClientNavigation'

/** Wraps every page: color mode, and links that change the page without loading it anew. */
export default function App({ Component, pageProps }: AppProps) {
  useClientNavigation()
  return (
    <ColorModeProvider>
      <Component {...pageProps} />
    </ColorModeProvider>
  )
}
