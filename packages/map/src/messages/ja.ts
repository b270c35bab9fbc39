import type { ReactMessages } from '@signpost/react'
import { ja as react } from '@signpost/react/messages/ja'
import type { MapMessages } from './MapMessages.ts'

/** Japanese, of the components with a map and of all others. */
export const ja: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'ルート',
    origin: '出発地',
    destination: '目的地',
    swap: '出発地と目的地を入れ替える',
    addStop: '経由地を追加',
    addStopHere: 'ここに経由地を追加',
    stop: (shown) => (shown ? `経由地 ${shown}` : '経由地'),
    removeStop: '削除',
    move: '移動',
    moveHelp:
      'ドラッグするか、矢印キーを使うか、ここを押してから移動先のハンドルを押してください。',
    lifted: (name) => `${name}: 移動先を選んでください。`,
    moved: (name, position, count) => `${name}: ${position} / ${count}`,
    removed: (name) => `${name} を削除しました`,
    missing: (from, to) => `${from} から ${to} へのルートはありません`,
    options: 'オプション',
    pick: '地図で選ぶ',
    picking: 'ピンの下で地図を動かすか、地点をクリックしてください。',
    pickHere: 'この地点を使う',
    cancel: 'キャンセル',
    start: 'ルートの出発地と目的地を選んでください。',
    loading: 'ルートを探しています…',
    none: 'この 2 地点の間にルートはありません',
    noneAdvice: '別の移動手段を試してください。',
    noneAvoidingAdvice: '別の移動手段を試すか、避けるものを減らしてください。',
    failed: 'ルートを読み込めませんでした。',
    steps: '手順',
    print: '印刷',
    map: 'ルートの地図',
  },

  mapView: {
    label: '地図',
    loading: '地図を読み込んでいます…',
    zoomIn: '拡大',
    zoomOut: '縮小',
    north: '北を上にする',
    move: '地図を動かす',
    moveUp: '上へ',
    moveDown: '下へ',
    moveLeft: '左へ',
    moveRight: '右へ',
    attribution: '地図の出典',
    holdControl: 'Ctrl キーを押しながらスクロールすると拡大・縮小します',
    holdCommand: '⌘ キーを押しながらスクロールすると拡大・縮小します',
    twoFingers: '2 本の指で地図を動かします',
    problems: {
      'no-webgl': 'このブラウザは WebGL がないため、地図を表示できません。',
      'context-lost': '地図が一時停止しました。まもなく再開します。',
      library: '地図を読み込めませんでした。',
      worker: '地図を開始できませんでした。',
      style: '地図を読み込めませんでした。',
      tiles: 'このエリアの地図データはありません',
      slow: '地図の読み込みに時間がかかっています。',
    },
  },

  placeBrowser: {
    label: '場所',
    categories: 'カテゴリ',
    close: '閉じる',
    height: 'パネルの高さ',
    low: '低',
    half: '半分',
    full: '全体',
  },

  placeMap: {
    searchArea: 'このエリアを検索',
    cluster: (_count, shown) => `${shown} 件の場所`,
    close: '閉じる',
    pin: '選択した地点',
    pinHelp: '矢印キーでピンを動かします。Shift キーを押すと大きく動きます。',
    pinHere: 'ピンを中央に移動',
  },

  storeLocator: {
    label: '店舗',
    search: '住所、市区町村、郵便番号',
    none: '近くに店舗はありません',
    noneAdvice: '別の場所を試してください。',
    failed: '店舗を読み込めませんでした。',
    map: '店舗の地図',
  },

  addressConfirm: {
    map: '住所の地図',
    hint: 'ピンを入口に合わせてください。ドラッグするか、地図を押すか、矢印キーを使います。',
    pin: '住所のピン',
    here: 'ピンの位置',
    use: 'この住所を使う',
    save: '住所を保存',
  },
}
