import '../styles/base.css'
import '../styles/tokens.css'
import '../styles/prose.css'
import '../styles/search-box.css'
import '../styles/chunk-status.css'
import '../styles/sidebar-tree.css'
import '../styles/print.css'

export { SiteApp as default } from '../components/chrome/SiteApp'
