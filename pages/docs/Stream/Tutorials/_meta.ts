export default {
  index: '',
  First_Weekly_Event: '',
  Primary_and_Backup: '',
}
