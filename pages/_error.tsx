export { ErrorPage as default } from '../components/feedback/ErrorPage'
