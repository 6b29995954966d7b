export { SiteDocument as default } from '../components/layout/chrome/SiteDocument'
