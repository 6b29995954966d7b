export { SiteDocument as default } from '../components/chrome/SiteDocument'
