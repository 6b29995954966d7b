export default {
  index: '',
  Akamai: '',
  AWS: '',
  Oracle: '',
  Operate: '',
  Upgrade_and_Remove: '',
}
