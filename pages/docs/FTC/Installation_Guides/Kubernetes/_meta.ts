export default {
  index: '',
  Akamai: '',
  AWS: '',
  Oracle: '',
  Operate: '',
  Maintain: '',
  Upgrade_and_Remove: '',
}
