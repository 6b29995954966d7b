export { ErrorPage as default } from '../components/feedback/CrashPage'
