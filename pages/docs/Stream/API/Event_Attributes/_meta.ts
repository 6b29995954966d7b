export default {
  index: '',
  Instance: '',
  SettingData: '',
  Slot: '',
  TargetInfo: '',
  YouTubeCategory: '',
  YouTubeStreamFormat: '',
}
