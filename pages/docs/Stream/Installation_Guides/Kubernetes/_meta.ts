export default {
  index: '',
  Akamai: '',
  AWS: '',
  Oracle: '',
  Send_Streams: '',
  Operate: '',
  Upgrade_and_Remove: '',
}
