export default {
  index: '',
  Primary_and_Backup: '',
}
