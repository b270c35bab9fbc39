/**
 * The names of great cities in other languages: those of Unicode CLDR's time zones (version 48.2: German, French, Spanish, Italian,
 * Portuguese, Russian, Ukrainian, Kazakh, Arabic, Chinese, Japanese), and by hand those of some that have no time zone of their own. Each
 * line is the English name of a city, which is the largest one of that name in the gazetteer, and its other names.
 */
export const cityNames: string = `
Abidjan: Abiyán, Абиджан, Абіджан, أبيدجان, 阿比让, アビジャン
Accra: Acra, Аккра, أكرا, 阿克拉, アクラ
Adak: Адак, أداك, 埃达克, アダック
Addis Ababa: Addis Abeba, Addis-Abeba, Adís Abeba, Adis Abeba, Аддис-Абеба, أديس أبابا, 亚的斯亚贝巴, アジスアベバ
Adelaide: Adélaïde, Adelaida, Аделаида, Аделаїда, أديليد, 阿德莱德, アデレード
Aden: Adén, Áden, Аден, عدن, 亚丁, アデン
Aktau: Aktaou, Актау, Ақтау, أكتاو, 阿克套, アクタウ
Alexandria: Alexandrie, Alejandría, Alessandria d'Egitto, Александрия, الإسكندرية
Algiers: Algier, Alger, Argel, Algeri, Алжир, الجزائر, 阿尔及尔, アルジェ
Almaty: Alma Ata, Алматы, Алмати, ألماتي, 阿拉木图, アルマトイ
Amman: Ammán, Amã, Амман, عمّان, 安曼, アンマン
Amsterdam: Ámsterdam, Amsterdã, Амстердам, أمستردام, 阿姆斯特丹, アムステルダム
Anadyr: Anádyr, Anadyr’, Анадырь, Анадир, Анадыр, أندير, 阿纳德尔, アナディリ
Anchorage: Анкоридж, أنشوراج, 安克雷奇, アンカレッジ
Andorra: Andorre, Андорра, أندورا, 安道尔, アンドラ
Anguilla: Anguila, Ангилья, Анґілья, أنغويلا, 安圭拉, アンギラ
Antananarivo: Антананариву, Антананаріву, أنتاناناريفو, 安塔那那利佛, アンタナナリボ
Antigua: Antígua, Антигуа, Антиґуа, أنتيغوا, 安提瓜, アンティグア
Antwerpen: Antwerp, Anvers, Amberes, Anversa, Antuérpia, Антверпен
Apia: Апиа, Апіа, أبيا, 阿皮亚, アピア
Aqtobe: Aktobe, Aktioubinsk, Aqtöbe, Актобе, Ақтөбе, أكتوب, 阿克托别, アクトベ
Araguaína: Арагуаина, Араґуаіна, أروجوانيا, 阿拉瓜伊纳, アラグァイナ
Aruba: Аруба, أروبا, 阿鲁巴, アルバ
Ashgabat: Aşgabat, Achgabat, Asjabad, Asgabate, Ашхабад, Ашгабат, عشق آباد, 阿什哈巴德, アシガバード
Asmara: Асмэра, Асмера, Асмара, أسمرة, 阿斯马拉, アスマラ
Astana: Астана, Нур-Султан, アスタナ
Astrakhan: Astrachan, Astracán, Astracã, Астрахань, Астрахан, أستراخان, 阿斯特拉罕, アストラハン
Asunción: Assunção, Асунсьон, Асунсьйон, أسونسيون, 亚松森, アスンシオン
Athens: Athen, Athènes, Atenas, Atene, Афины, Афіни, Афина, أثينا, 雅典, アテネ
Atikokan: Корал-Харбор, Атікокан, Атикокан, كورال هاربر, 阿蒂科肯, アティコカン
Atyrau: Atyraou, Атырау, Атирау, أتيراو, 阿特劳, アティラウ
Auckland: Окленд, أوكلاند, 奥克兰, オークランド
Azores: Azoren, Açores, Azzorre, Азорские о-ва, Азорські острови, Азор аралдары, أزورس, 亚速尔群岛, アゾレス
Baghdad: Bagdad, Bagdá, Багдад, Бағдат, بغداد, 巴格达, バグダッド
Bahia: Bahía, Баия, Байя, باهيا, 巴伊亚, バイーア
Bahrain: Bahreïn, Baréin, Bahrein, Бахрейн, البحرين, 巴林, バーレーン
Bahía de Banderas: Bahia Banderas, Bahia de Banderas, Баия-де-Бандерас, Баїя Бандерас, باهيا بانديراس, 巴伊亚班德拉斯, バイアバンデラ
Baku: Bakou, Bakú, Баку, باكو, 巴库, バクー
Bamako: Бамако, باماكو, 巴马科, バマコ
Bangkok: Бангкок, بانكوك, 曼谷, バンコク
Bangui: Банги, Банґі, بانغوي, 班吉, バンギ
Banjul: Банжул, بانجول, 班珠尔, バンジュール
Barbados: La Barbade, Барбадос, بربادوس, 巴巴多斯, バルバドス
Barcelona: Barcelone, Barcellona, Барселона, برشلونة, 巴塞罗那, バルセロナ
Barnaul: Barnaúl, Барнаул, Барнауыл, بارناول, 巴尔瑙尔, バルナウル
Basel: Bâle, Basilea, Basileia, Базель
Beijing: Pékin, Pekín, Peking, Pechino, Pequim, Пекин, بكين, 北京, ペキン
Beirut: Beyrouth, Beirute, Бейрут, بيروت, 贝鲁特, ベイルート
Belgrade: Belgrad, Belgrado, Белград, بلغراد, 贝尔格莱德, ベオグラード
Belize: Belice, Белиз, Беліз, بليز, 伯利兹, ベリーズ
Belém: Belén, Белен, بلم, 贝伦, ベレン
Berlin: Berlín, Berlino, Berlim, Берлин, Берлін, برلين, 柏林, ベルリン
Bermuda: Bermudes, Bermudas, Бермудские о-ва, Бермуди, Бермуд аралдары, برمودا, 百慕大, バミューダ
Beulah, North Dakota: Beulah (Dakota du Nord), Beulah, Dakota del Norte, Beulah, Dakota del nord, Beulah, Dakota do Norte, Бойла, Северная Дакота, Бʼюла, Північна Дакота, Бойла, Солтүстік Дакота, بيولا، داكوتا الشمالية, 北达科他州比尤拉, ノースダコタ州ビューラー
Bishkek: Bischkek, Bichkek, Бишкек, Бішкек, بشكيك, 比什凯克, ビシュケク
Bissau: Bisáu, Бисау, Бісау, بيساو, 比绍, ビサウ
Blanc-Sablon: Бланк-Саблон, Блан-Саблон, بلانك-سابلون, 布兰克萨布隆, ブラン・サブロン
Blantyre: Блантайр, بلانتاير, 布兰太尔, ブランタイヤ
Boa Vista: Боа-Виста, Боа-Віста, باو فيستا, 博阿维斯塔, ボアビスタ
Bogotá: Богота, Боґота, بوغوتا, 波哥大, ボゴタ
Boise: Бойсе, بويس, 博伊西, ボイシ
Bougainville: Бугенвиль, Буґенвіль, بوغانفيل, 布干维尔, ブーゲンビル
Brasília: Brasilia, Бразилиа, برازيليا
Bratislava: Братислава, براتيسلافا, 布拉迪斯拉发, ブラチスラバ
Brazzaville: Браззавиль, Браззавіль, برازافيل, 布拉柴维尔, ブラザビル
Brisbane: Брисбен, Брісбен, برسيبان, 布里斯班, ブリスベン
Broken Hill: Брокен-Хилл, Брокен-Хілл, بروكن هيل, 布罗肯希尔, ブロークンヒル
Brunei: Brunei Darussalam, Brunéi, Бруней, بروناي, 文莱, ブルネイ
Brussels: Brüssel, Bruxelles, Bruselas, Bruxelas, Брюссель, بروكسل, 布鲁塞尔, ブリュッセル
Bucharest: Bukarest, Bucarest, Bucareste, Бухарест, بوخارست, 布加勒斯特, ブカレスト
Budapest: Budapeste, Будапешт, بودابست, 布达佩斯, ブダペスト
Buenos Aires: Буэнос-Айрес, Буенос-Айрес, بوينوس أيرس, 布宜诺斯艾利斯, ブエノスアイレス
Bujumbura: Бужумбура, بوجومبورا, 布琼布拉, ブジュンブラ
Büsingen: Бюзинген-на-Верхнем-Рейне, Бюзінген, Бюзинген-ам-Хохрайн, بوسنغن, 布辛根, ビュージンゲン
Cairo: Kairo, Le Caire, El Cairo, Il Cairo, Каир, Каїр, القاهرة, 开罗, カイロ
Cambridge Bay: Кеймбридж-Бей, Кеймбрідж-Бей, Кембридж-Бей, كامبرديج باي, 剑桥湾, ケンブリッジベイ
Campo Grande: Кампу-Гранди, Кампу-Ґранді, كومبو جراند, 大坎普, カンポグランデ
Canaries: Kanaren, Îles Canaries, Canarias, Canarie, Canárias, Канарские о-ва, Канарські острови, Канар аралдары, كناري, 加那利, カナリア
Cancún: Канкун, كانكون, 坎昆, カンクン
Canton Island: Canton, Isla Kanton, Ilha de Canton, о-в Кантон, Кантон, كانتون, 坎顿岛, カントン島
Cape Verde: Cabo Verde, Cap-Vert, Capo Verde, Кабо-Верде, الرأس الأخضر, 佛得角, カーボベルデ
Caracas: Каракас, كاراكاس, 加拉加斯, カラカス
Casablanca: Касабланка, الدار البيضاء, 卡萨布兰卡, カサブランカ
Catamarca: Катамарка, كاتاماركا, 卡塔马卡, カタマルカ
Cayenne: Cayena, Caienna, Caiena, Кайенна, Каєнна, كايين, 卡宴, カイエンヌ
Cayman: Kaimaninseln, Caïmans, Caimán, Острова Кайман, Кайманові Острови, Кайман аралдары, كايمان, 开曼, ケイマン
Center, North Dakota: Center (Dakota du Nord), Center, Dakota del Norte, Center, Dakota del nord, Center, Dakota do Norte, Центр, Северная Дакота, Сентр, Північна Дакота, Сентер, Солтүстік Дакота, سنتر, 北达科他州申特, ノースダコタ州センター
Ceuta: Сеута, سيتا, 休达, セウタ
Chagos Archipelago: Чагос, Чаґос, تشاغوس, 查戈斯, チャゴス
Chatham Islands: Chatnam, Чатем, تشاثام, 查塔姆, チャタム
Chicago: Чикаго, Чікаґо, شيكاغو, 芝加哥, シカゴ
Chihuahua: Чиуауа, Чіуауа, تشيواوا, 奇瓦瓦, チワワ
Chita: Tschita, Tchita, Chitá, Čita, Чита, تشيتا, 赤塔, チタ
Chișinău: Chisináu, Кишинев, Кишинів, تشيسيناو, 基希讷乌, キシナウ
Christmas Island: Weihnachtsinsel, Navidad, о-в Рождества, Острів Різдва, Рождество аралы, كريسماس, 圣诞岛, クリスマス島
Chuuk: Трук, Чуук, ترك, 特鲁克群岛, チューク
Ciudad Juárez: Сьюдад-Хуарес, С’юдад-Хуарес, سيوداد خواريز, 华雷斯城, シウダー・フアレス
Cocos Islands: Кокосовые о-ва, Кокосові острови, Кокос аралдары, كوكوس, 可可斯, ココス諸島
Colombo: Коломбо, كولومبو, 科伦坡, コロンボ
Comoros: Komoren, Comores, Comoras, Comore, Коморы, Комори, Комор аралдары, جزر القمر, 科摩罗, コモロ
Conakry: Conakri, Conacri, Конакри, Конакрі, كوناكري, 科纳克里, コナクリ
Copenhagen: Kopenhagen, Copenhague, Copenaghen, Копенгаген, كوبنهاغن, 哥本哈根, コペンハーゲン
Costa Rica: Коста-Рика, Коста-Ріка, كوستاريكا, 哥斯达黎加, コスタリカ
Coyhaique: Coihaique, Койайке, Кояїке, كويهايكيو, 科伊艾克, コジャイケ
Creston: Крестон, كريستون, 克雷斯顿, クレストン
Cuiabá: Куяба, كيابا, 库亚巴, クイアバ
Curaçao: Curazao, Кюрасао, كوراساو, 库拉索, キュラソー
Córdoba: Кордова, كوردوبا, 科尔多瓦, コルドバ
Dakar: Дакар, داكار, 达喀尔, ダカール
Damascus: Damaskus, Damas, Damasco, Дамаск, دمشق, 大马士革, ダマスカス
Danmarkshavn: Денмарксхавн, Данмарксхавн, دانمرك شافن, 丹马沙文, デンマークシャウン
Dar es Salaam: Daressalam, Dar es-Salam, Дар-эс-Салам, Дар-ес-Салам, دار السلام, 达累斯萨拉姆, ダルエスサラーム
Darwin: Дарвин, Дарвін, دارون, 达尔文, ダーウィン
Dawson: Доусон, داوسان, 道森, ドーソン
Dawson Creek: Доусон-Крик, Доусон-Крік, Досон-Крик, داوسن كريك, 道森克里克, ドーソンクリーク
Denver: Денвер, دنفر, 丹佛, デンバー
Detroit: Détroit, Детройт, ديترويت, 底特律, デトロイト
Dhaka: Daca, Dacca, Дакка, دكا, 达卡, ダッカ
Dili: Дили, Ділі, ديلي, 帝力, ディリ
Djibouti: Dschibuti, Yibuti, Gibuti, Djibuti, Джибути, Джібуті, جيبوتي, 吉布提, ジブチ
Dominica: Dominique, Доминика, Домініка, دومينيكا, 多米尼加, ドミニカ
Douala: Duala, Дуала, دوالا, 杜阿拉, ドゥアラ
Dubai: Dubaï, Dubái, Дубай, دبي, 迪拜, ドバイ
Dublin: Dublín, Dublino, Дублин, Дублін, دبلن, 都柏林, ダブリン
Dushanbe: Duschanbe, Douchanbé, Dusambé, Duchambe, Душанбе, دوشانبي, 杜尚别, ドゥシャンベ
Easter Island: Osterinsel, Île de Pâques, Isla de Pascua, Pasqua, Ilha de Páscoa, о-в Пасхи, Острів Пасхи, Пасха аралы, استر, 复活节岛, イースター島
Edmonton: Эдмонтон, Едмонтон, ايدمونتون, 埃德蒙顿, エドモントン
Efate: Éfaté, Эфате, Ефате, إيفات, 埃法特, エフェテ島
Eirunepé: Эйрунепе, Ейрунепе, ايرونبي, 依伦尼贝, エイルネペ
El Aaiún: Laâyoune, El Ayun, Эль-Аюн, Ель-Аюн, العيون, 阿尤恩, アイウン
El Salvador: Сальвадор, السلفادور, 萨尔瓦多, エルサルバドル
Eucla: Юкла, Евкла, أوكلا, 尤克拉, ユークラ
Fakaofo: Факаофо, فاكاوفو, 法考福, ファカオフォ
Famagusta: Famagouste, Famagosta, Фамагуста, فاماغوستا, 法马古斯塔, ファマグスタ
Faroes: Färöer, Îles Féroé, Islas Feroe, Isole Fær Øer, Ilhas Faroé, Фарерские о-ва, Фарерські острови, Фарер аралдары, فارو, 法罗, フェロー
Fernando de Noronha: Норонья, نوروناه, 洛罗尼亚, ノローニャ
Fiji: Fidschi, Fidji, Fiyi, Figi, Фиджи, Фіджі, فيجي, 斐济, フィジー
Florence: Firenze, Florenz, Florencia, Florença, Флоренция, فلورنسا, 佛罗伦萨, フィレンツェ
Fort Nelson: Форт Нельсон, Форт-Нельсон, فورت نيلسون, 纳尔逊堡, フォートネルソン
Fortaleza: Форталеза, فورتاليزا, 福塔雷萨, フォルタレザ
Frankfurt am Main: Francfort, Francoforte, Fráncfort, Франкфурт, فرانكفورت, 法兰克福, フランクフルト
Freetown: Фритаун, Фрітаун, فري تاون, 弗里敦, フリータウン
Funafuti: Фунафути, Фунафуті, فونافوتي, 富纳富提, フナフティ
Gaborone: Габороне, Ґабороне, غابورون, 哈博罗内, ハボローネ
Galápagos Islands: Galápagos, Галапагосские о-ва, Ґалапаґос, Галапагос, جلاباجوس, 科隆群岛, ガラパゴス
Gambier: о-ва Гамбье, Гамбʼє, Гамбье, جامبير, 甘比尔, ガンビエ諸島
Gaza: Газа, غزة, 加沙, ガザ
Gdańsk: Danzig, Dantzig, Гданьск
Geneva: Genève, Genf, Ginebra, Ginevra, Genebra, Женева, جنيف, 日内瓦, ジュネーブ
Genoa: Genova, Genua, Gênes, Génova, Gênova, Генуя
Gibraltar: Gibilterra, Гибралтар, Гібралтар, جبل طارق, 直布罗陀, ジブラルタル
Glace Bay: Глейс-Бей, Ґлейс-Бей, جلاس باي, 格莱斯贝, グレースベイ
Goose Bay: Гус-Бей, Ґус-Бей, جوس باي, 古斯湾, グースベイ
Grand Turk: Gran Turca, Гранд-Терк, Ґранд-Терк, غراند ترك, 大特克, グランドターク
Grenada: Grenade, Granada, Гренада, Ґренада, غرينادا, 格林纳达, グレナダ
Guadalcanal: Гуадалканал, غوادالكانال, 瓜达尔卡纳尔, ガダルカナル
Guadeloupe: Guadalupe, Guadalupa, Гваделупа, Ґваделупа, غوادلوب, 瓜德罗普, グアドループ
Guam: Гуам, غوام, 关岛, グアム
Guangzhou: Canton, Cantón, Гуанчжоу, 广州, 広州
Guatemala: Гватемала, Ґватемала, غواتيمالا, 危地马拉, グアテマラ
Guayaquil: Guaiaquil, Гуаякиль, Ґуаякіль, غواياكويل, 瓜亚基尔, グアヤキル
Guernsey: Guernesey, Гернси, Гернсі, غيرنزي, 根西岛, ガーンジー
Guyana: Guiana, Гайана, Ґайана, غيانا, 圭亚那, ガイアナ
Halifax: Галифакс, Галіфакс, هاليفاكس, 哈利法克斯, ハリファクス
Hamburg: Hambourg, Hamburgo, Amburgo, Гамбург, هامبورغ, 汉堡, ハンブルク
Harare: Хараре, هراري, 哈拉雷, ハラレ
Havana: Havanna, La Havane, La Habana, L’Avana, Гавана, هافانا, 哈瓦那, ハバナ
Hebron: Hébron, Hebrón, Хеврон, هيبرون (مدينة الخليل), 希伯伦, ヘブロン
Helsinki: Helsinque, Хельсинки, Гельсінкі, هلسنكي, 赫尔辛基, ヘルシンキ
Hermosillo: Эрмосильо, Ермосільйо, هيرموسيلو, 埃莫西约, エルモシヨ
Ho Chi Minh City: Ho-Chi-Minh-Stadt, Hô-Chi-Minh-Ville, Ciudad Ho Chi Minh, Ho Chi Minh, Cidade de Ho Chi Minh, Хошимин, Хошимін, مدينة هو تشي منة, 胡志明市, ホーチミン
Hobart: Хобарт, Гобарт, هوبارت, 霍巴特, ホバート
Hong Kong: Hongkong, Гонконг, هونغ كونغ, 香港
Honolulu: Honolulú, Гонолулу, هونولولو, 檀香山, ホノルル
Indianapolis: Indianápolis, Индианаполис, Індіанаполіс, إنديانابوليس, 印第安纳波利斯, インディアナポリス
Inuvik: Инувик, Інувік, اينوفيك, 伊努维克, イヌヴィク
Iqaluit: Икалуит, Ікалуїт, اكويلت, 伊魁特, イカルイット
Irkutsk: Irkoutsk, Иркутск, Іркутськ, ايركيتسك, 伊尔库茨克, イルクーツク
Isle of Man: Île de Man, Isla de Man, Isola di Man, Ilha de Man, о-в Мэн, Острів Мен, Мэн аралы, جزيرة مان, 马恩岛, マン島
Istanbul: Estambul, Istambul, Стамбул, Стамбұл, إسطنبول, 伊斯坦布尔, イスタンブール
Ittoqqortoormiit: Скорсбисунн, Іттоккортоорміут, Иллоккортоормиут, سكورسبيسند, 斯科列斯比桑德, イトコルトルミット
Jakarta: Yakarta, Giacarta, Jacarta, Джакарта, جاكرتا, 雅加达, ジャカルタ
Jamaica: Jamaika, Jamaïque, Giamaica, Ямайка, جامايكا, 牙买加, ジャマイカ
Jayapura: Джаяпура, Джайпур, جايابيورا, 查亚普拉, ジャヤプラ
Jersey: Джерси, Джерсі, جيرسي, 泽西岛, ジャージー
Jerusalem: Jérusalem, Jerusalén, Gerusalemme, Jerusalém, Иерусалим, Єрусалим, القدس, 耶路撒冷, エルサレム
Johannesburg: Johannesburgo, Joanesburgo, Йоханнесбург, Йоганнесбурґ, جوهانسبرغ, 约翰内斯堡, ヨハネスブルグ
Juba: Giuba, Джуба, جوبا, 朱巴, ジュバ
Jujuy: Жужуй, جوجو, 胡胡伊, フフイ
Juneau: Джуно, جوني, 朱诺, ジュノー
Kabul: Kaboul, Cabul, Кабул, كابول, 喀布尔, カブール
Kaliningrad: Kaliningrado, Калининград, Калінінград, كالينجراد, 加里宁格勒, カリーニングラード
Kamchatka: Kamtschatka, Kamtchatka, Петропавловск-Камчатский, Камчатка, كامتشاتكا, 堪察加, カムチャッカ
Kampala: Кампала, كامبالا, 坎帕拉, カンパラ
Karachi: Karatschi, Карачи, Карачі, كراتشي, 卡拉奇, カラチ
Karagandy: Караганда, Қарағанды, Karaganda
Kathmandu: Katmandou, Katmandú, Katmandu, Катманду, كاتماندو, 加德满都, カトマンズ
Kazan: Казань
Kerguelen Islands: Кергелен, Керґелен, كيرغويلين, 凯尔盖朗, ケルゲレン諸島
Khandyga: Chandyga, Khandiga, Хандыга, Хандига, خانديجا, 汉德加, ハンドゥイガ
Khartoum: Khartum, Jartum, Cartum, Хартум, الخرطوم, 喀土穆, ハルツーム
Khovd: Chowd, Ховд, هوفد, 科布多, ホブド
Kigali: Кигали, Кігалі, كيغالي, 基加利, キガリ
Kinshasa: Киншаса, Кіншаса, كينشاسا, 金沙萨, キンシャサ
Kiritimati: Киритимати, Кірітіматі, كيريتي ماتي, 基里地马地岛, キリスィマスィ島
Kirov: Kirow, Kírov, Киров, Кіров, كيروف, 基洛夫, キーロフ
Knox, Indiana: Knox [Indiana], Нокс, Индиана, Нокс, Індіана, كونكس, 印第安纳州诺克斯, インディアナ州ノックス
Kolkata: Kalkutta, Calcutta, Calcuta, Calcutá, Калькутта, Колката, كالكتا, 加尔各答, コルカタ
Kosrae: Косрае, Кусаие, كوسرا, 库赛埃, コスラエ
Kostanay: Qostanai, Kostanaï, Kostanái, Костанай, Қостанай, قوستاناي, 库斯塔奈, コスタナイ
Kraków: Krakau, Cracovie, Cracovia, Cracóvia, Краков, クラクフ
Kralendijk: Кралендейк, كرالنديك, 克拉伦代克, クラレンダイク
Krasnoyarsk: Krasnojarsk, Krasnoïarsk, Красноярск, Красноярськ, كراسنويارسك, 克拉斯诺亚尔斯克, クラスノヤルスク
Kuala Lumpur: Куала-Лумпур, كوالا لامبور, 吉隆坡, クアラルンプール
Kuching: Кучинг, كيشينج, 古晋, クチン
Kuwait: Koweït, Кувейт, الكويت, 科威特, クウェート
Kwajalein Atoll: Кваджалейн, كواجالين, 夸贾林, クェゼリン
Kyiv: Kiew, Kiev, Киев, Київ, كييف, 基辅, キーウ
Kyoto: 京都, Киото, Quioto, Kioto
Kyzylorda: Qysylorda, Kzyl Orda, Кызылорда, Кизилорда, Қызылорда, كيزيلوردا, 克孜洛尔达, クズロルダ
Köln: Cologne, Colonia, Colônia, Кёльн, كولونيا, 科隆, ケルン
La Paz: Ла-Пас, لا باز, 拉巴斯, ラパス
La Rioja: Ла-Риоха, Ла-Ріоха, لا ريوجا, 拉里奥哈, ラリオハ
Lagos: Лагос, Лаґос, لاغوس, 拉各斯, ラゴス
Libreville: Либревиль, Лібревіль, ليبرفيل, 利伯维尔, リーブルヴィル
Lima: Лима, Ліма, ليما, 利马, リマ
Lindeman: Линдеман, Ліндеман, ليندمان, 林德曼, リンデマン
Lisbon: Lissabon, Lisbonne, Lisboa, Lisbona, Лиссабон, Лісабон, لشبونة, 里斯本, リスボン
Ljubljana: Liubliana, Lubiana, Любляна, ليوبليانا, 卢布尔雅那, リュブリャナ
Lomé: Ломе, لومي, 洛美, ロメ
London: Londres, Londra, Лондон, لندن, 伦敦, ロンドン
Longyearbyen: Лонгйир, Лонгʼїр, لونجيربين, 朗伊尔城, ロングイェールビーン
Lord Howe Island: Лорд-Хау, لورد هاو, 豪勋爵岛, ロードハウ
Los Angeles: Los Ángeles, Лос-Анджелес, لوس انجلوس, 洛杉矶, ロサンゼルス
Louisville: Луисвилл, Луїсвілл, لويس فيل, 路易斯维尔, ルイビル
Lower Prince’s Quarter: Лоуэр-Принс-Куотер, Лоуер-Принсес-Квотер, حي الأمير السفلي, 下太子区, ローワー・プリンセズ・クウォーター
Luanda: Луанда, لواندا, 罗安达, ルアンダ
Lubumbashi: Лубумбаши, Лубумбаші, لومبباشا, 卢本巴希, ルブンバシ
Lusaka: Лусака, لوساكا, 卢萨卡, ルサカ
Luxembourg: Luxemburg, Luxemburgo, Lussemburgo, Люксембург, لوكسمبورغ, 卢森堡, ルクセンブルク
Lyon: Lione, Lión, Лион
Macao: Macau, Макао, ماكاو, 澳门, マカオ
Maceió: Масейо, ماشيو, 马塞约, マセイオ
Madeira: Madère, Мадейра, ماديرا, 马德拉, マデイラ
Madrid: Madri, Мадрид, مدريد, 马德里, マドリード
Magadan: Magadán, Магадан, مجادن, 马加丹, マガダン
Mahé: Маэ, Махе, ماهي, 马埃岛, マヘ
Majuro: Маджуро, ماجورو, 马朱罗, マジュロ
Makassar: Macassar, Makasar, Макасар, Макассар, ماكسار, 望加锡, マカッサル
Malabo: Малабо, مالابو, 马拉博, マラボ
Maldives: Malediven, Maldivas, Maldive, Мальдивы, Мальдіви, Мальдив аралдары, المالديف, 马尔代夫, モルディブ
Malta: Malte, Мальта, مالطة, 马耳他, マルタ
Managua: Manágua, Манагуа, Манаґуа, ماناغوا, 马那瓜, マナグア
Manaus: Manaos, Манаус, ماناوس, 马瑙斯, マナウス
Manila: Manille, Манила, Маніла, مانيلا, 马尼拉, マニラ
Maputo: Мапуту, مابوتو, 马普托, マプト
Marengo, Indiana: Marengo [Indiana], Маренго, Индиана, Маренго, Індіана, مارنجو, 印第安纳州马伦戈, インディアナ州マレンゴ
Mariehamn: Мариехамн, Марієгамн, ماريهامن, 玛丽港, マリエハムン
Marigot: Мариго, Маріґо, ماريغوت, 马里戈特, マリゴ
Marquesas Islands: Marquises, Marchesi, Маркизские о-ва, Маркізькі острови, Маркиз аралдары, ماركيساس, 马克萨斯, マルキーズ
Marrakesh: Marrakech, Марракеш, مراكش
Marseille: Marsella, Marsiglia, Marselha, Марсель
Martinique: Martinica, Мартиника, Мартініка, المارتينيك, 马提尼克, マルティニーク
Maseru: Масеру, ماسيرو, 马塞卢, マセル
Matamoros: Матаморос, ماتاموروس, 马塔莫罗斯, マタモロス
Mauritius: Maurice, Mauricio, Maurício, Маврикий, Маврикій, موريشيوس, 毛里求斯, モーリシャス
Mayotte: Майотта, مايوت, 马约特, マヨット
Mazatlán: Масатлан, مازاتلان, 马萨特兰, マサトラン
Mbabane: Мбабане, مباباني, 姆巴巴纳, ムババーネ
Mecca: Makkah, La Mecque, La Meca, Мекка, مكة
Medina: Médine, Медина, المدينة المنورة
Melbourne: Мельбурн, ميلبورن, 墨尔本, メルボルン
Mendoza: Мендоса, ميندوزا, 门多萨, メンドーサ
Menominee: Меномини, Меноміні, مينوميني, 梅诺米尼, メノミニー
Metlakatla: Метлакатла, ميتلاكاتلا, 梅特拉卡特拉, メトラカトラ
Mexico City: Mexiko-Stadt, Mexico, Ciudad de México, Città del Messico, Cidade do México, Мехико, Мехіко, مكسيكو سيتي, 墨西哥城, メキシコシティー
Midway Atoll: о-ва Мидуэй, Мідвей, Мидуэй, ميدواي, 中途岛, ミッドウェー島
Milan: Milano, Mailand, Milán, Milão, Милан, ميلانو, 米兰, ミラノ
Minsk: Минск, Мінськ, مينسك, 明斯克, ミンスク
Mogadishu: Mogadischu, Mogadiscio, Mogadíscio, Могадишо, Моґадішо, مقديشيو, 摩加迪沙, モガディシオ
Monaco: Mónaco, Mônaco, Монако, موناكو, 摩纳哥, モナコ
Moncton: Монктон, وينكتون, 蒙克顿, モンクトン
Monrovia: Monróvia, Монровия, Монровія, مونروفيا, 蒙罗维亚, モンロビア
Monterrey: Монтеррей, Монтерей, مونتيري, 蒙特雷, モンテレイ
Montevideo: Montevidéu, Монтевидео, Монтевідео, مونتفيديو, 蒙得维的亚, モンテビデオ
Monticello, Kentucky: Monticello [Kentucky], Монтиселло, Кентукки, Монтіселло, Кентуккі, مونتيسيلو, 肯塔基州蒙蒂塞洛, ケンタッキー州モンティチェロ
Montserrat: Монтсеррат, مونتسيرات, 蒙特塞拉特, モントセラト
Moscow: Moskau, Moscou, Moscú, Mosca, Москва, Мәскеу, موسكو, 莫斯科, モスクワ
Mumbai: Bombay, Мумбаи, Бомбей, मुंबई, ムンバイ
Munich: München, Múnich, Monaco di Baviera, Munique, Мюнхен, ميونخ, 慕尼黑, ミュンヘン
Muscat: Maskat, Mascate, Маскат, مسقط, 马斯喀特, マスカット
Mérida: Merida, Мерида, Меріда, ميريدا, 梅里达, メリダ
Nagoya: 名古屋, Нагоя
Nairobi: Nairóbi, Найроби, Найробі, نيروبي, 内罗毕, ナイロビ
Naples: Napoli, Neapel, Nápoles, Неаполь, نابولي, 那不勒斯, ナポリ
Nassau: Нассау, Насау, ناسو, 拿骚, ナッソー
Nauru: Науру, ناورو, 瑙鲁, ナウル
New Salem, North Dakota: New Salem (Dakota du Nord), New Salem, Dakota del Norte, New Salem, Dakota del nord, New Salen, Dakota do Norte, Нью-Сейлем, Северная Дакота, Нью-Салем, Північна Дакота, Нью Сейлем, Солтүстік Дакота, نيو ساليم, 北达科他州新塞勒姆, ノースダコタ州ニューセーラム
New York City: New York, Nueva York, Nova York, Нью-Йорк, نيويورك, 纽约, ニューヨーク, Nova Iorque
Niamey: Ниамей, Ніамей, نيامي, 尼亚美, ニアメ
Nice: Nizza, Niza, Ницца
Nicosia: Nikosia, Nicosie, Nicósia, Никосия, Нікосія, نيقوسيا, 尼科西亚, ニコシア
Niue: Ниуэ, Ніуе, نيوي, 纽埃, ニウエ
Nome: Ном, نوم, 诺姆, ノーム
Norfolk Island: Норфолк, نورفولك, 诺福克, ノーフォーク島
Nouakchott: Nuakchot, Нуакшот, Нуакшотт, نواكشوط, 努瓦克肖特, ヌアクショット
Nouméa: Numea, Нумеа, نوميا, 努美阿, ヌメア
Novokuznetsk: Nowokuznetsk, Novokuzneck, Новокузнецк, Новокузнецьк, نوفوكوزنتسك, 新库兹涅茨克, ノヴォクズネツク
Novosibirsk: Nowosibirsk, Novossibirsk, Новосибирск, Новосибірськ, Новосібір, نوفوسبيرسك, 新西伯利亚, ノヴォシビルスク
Nuuk: Нуук, غودثاب, 努克, ヌーク
Nürnberg: Nuremberg, Núremberg, Norimberga, Нюрнберг
N’Djamena: Yamena, Нджамена, نجامينا, 恩贾梅纳, ンジャメナ
Ojinaga: Охинага, Охінаґа, أوجيناجا, 奥希纳加, オヒナガ
Omsk: Омск, Омськ, Омбы, أومسك, 鄂木斯克, オムスク
Oral: Ouralsk, Уральск, Орал, أورال, 乌拉尔, オラル
Osaka: 大阪, Осака, أوساكا
Oslo: Осло, أوسلو, 奥斯陆, オスロ
Ouagadougou: Uagadugú, Уагадугу, Уаґадуґу, واغادوغو, 瓦加杜古, ワガドゥグー
Pago Pago: Паго-Паго, باغو باغو, 帕果帕果, パゴパゴ
Palau: Palaos, Палау, بالاو, 帕劳, パラオ
Panama: Panamá, Панама, بنما, 巴拿马, パナマ
Paramaribo: Парамарибо, باراماريبو, 帕拉马里博, パラマリボ
Paris: París, Parigi, Париж, باريس, 巴黎, パリ
Pavlodar: Павлодар
Perth: Перт, برثا, 珀斯, パース
Petersburg, Indiana: Petersburg [Indiana], Питерсберг, Индиана, Пітерсберг, Індіана, بيترسبرغ, 印第安纳州彼得斯堡, インディアナ州ピーターズバーグ
Phnom Penh: Пномпень, بنوم بنه, 金边, プノンペン
Phoenix: Финикс, Фінікс, فينكس, 凤凰城, フェニックス
Pitcairn Islands: Питкэрн, Піткерн, بيتكيرن, 皮特凯恩, ピトケアン諸島
Podgorica: Подгорица, Подгориця, بودغوريكا, 波德戈里察, ポドゴリツァ
Pohnpei: Понпеи, Понапе, باناب, 波纳佩岛, ポンペイ島
Pontianak: Понтианак, Понтіанак, بونتيانك, 坤甸, ポンティアナック
Port Moresby: Порт-Морсби, Порт-Морсбі, بور مورسبي, 莫尔兹比港, ポートモレスビー
Port of Spain: Port-d’Espagne, Puerto España, Порт-оф-Спейн, بورت أوف سبين, 西班牙港, ポートオブスペイン
Port-au-Prince: Puerto Príncipe, Porto Príncipe, Порт-о-Пренс, بورت أو برنس, 太子港, ポルトープランス
Porto: Oporto, Порту
Porto Alegre: Порту-Алегри
Porto Velho: Порту-Велью, بورتو فيلو, 波多韦柳, ポルトベーリョ
Porto-Novo: Porto Novo, Portonovo, Порто-Ново, بورتو نوفو, 波多诺伏, ポルトノボ
Prague: Prag, Praga, Прага, براغ, 布拉格, プラハ
Puerto Rico: Porto Rico, Portorico, Пуэрто-Рико, Пуерто-Ріко, بورتوريكو, 波多黎各, プエルトリコ
Punta Arenas: Пунта-Аренас, بونتا أريناز, 蓬塔阿雷纳斯, プンタアレナス
Punta del Este: Пунта-дель-Эсте
Pyongyang: Pjöngjang, Пхеньян, بيونغ يانغ, 平壤, 平壌
Qatar: Katar, Catar, Катар, قطر, 卡塔尔, カタール
Rankin Inlet: Ранкин-Инлет, Ренкін-Інлет, رانكن انلت, 兰今湾, ランキンインレット
Rarotonga: Раротонга, راروتونغا, 拉罗汤加, ラロトンガ
Recife: Ресифи, Ресіфі, ريسيف, 累西腓, レシフェ
Regina: Реджайна, ريجينا, 里贾纳, レジャイナ
Resolute: Резольют, ريزولوت, 雷索卢特, レゾリュート
Reykjavik: Reyk­ja­vík, Reikiavik, Reykjavík, Рейкьявик, Рейкʼявік, ريكيافيك, 雷克雅未克, レイキャビク
Riga: Рига, ريغا, 里加, リガ
Rio Branco: Río Branco, Риу-Бранку, Ріо-Бранко, ريوبرانكو, 里奥布郎库, リオブランコ
Rio de Janeiro: Рио-де-Жанейро, ريو دي جانيرو, 里约热内卢, リオデジャネイロ
Riyadh: Riad, Riyad, Riade, Эр-Рияд, Ер-Ріяд, الرياض, 利雅得, リヤド
Rome: Rom, Roma, Рим, روما, 罗马, ローマ
Réunion: La Réunion, Reunión, La Riunione, Reunião, Реюньон, Реюньйон, ريونيون, 留尼汪, レユニオン
Río Gallegos: Рио-Гальегос, Ріо-Ґальєґос, ريو جالييوس, 里奥加耶戈斯, リオガジェゴス
Saint Petersburg: Sankt Petersburg, Saint-Pétersbourg, San Petersburgo, San Pietroburgo, São Petersburgo, Санкт-Петербург, Петербург, Питер, 圣彼得堡, サンクトペテルブルク
Saint-Pierre: Miquelón, Микелон, Мікелон, مكويلون, 密克隆, ミクロン島
Saipan: Saipán, Сайпан, سايبان, 塞班, サイパン
Sakhalin: Sachalin, Sakhaline, Sajalín, Sacalina, о-в Сахалин, Сахалін, Сахалин, سكالين, 萨哈林, サハリン
Salta: Сальта, سالطا, 萨尔塔, サルタ
Samara: Самара, سمراء, 萨马拉, サマラ
Samarkand: Samarcande, Samarcanda, Самарканд, Самарқанд, سمرقند, 撒马尔罕, サマルカンド
San Francisco: Сан-Франциско, São Francisco, سان فرانسيسكو, 旧金山, サンフランシスコ
San Juan: Сан-Хуан, سان خوان, 圣胡安, サンファン
San Luis: Сан-Луис, Сан-Луїс, سان لويس, 圣路易斯, サンルイス
San Marino: Saint-Marin, Сан-Марино, سان مارينو, 圣马力诺, サンマリノ
Santarém: Сантарен, سانتاريم, 圣塔伦, サンタレム
Santiago: Santiago de Chile, Сантьяго, Сантьяґо, سانتياغو, 圣地亚哥, サンチアゴ
Santo Domingo: Saint-Domingue, Санто-Доминго, Санто-Домінґо, سانتو دومينغو, 圣多明各, サントドミンゴ
Sapporo: 札幌, Саппоро
Sarajevo: Сараево, Сараєво, سراييفو, 萨拉热窝, サラエボ
Saratov: Saratow, Sarátov, Саратов, ساراتوف, 萨拉托夫, サラトフ
Semey: Семей, Семипалатинск
Seoul: Séoul, Seúl, Seul, Сеул, سول, 首尔, ソウル
Sevilla: Seville, Séville, Siviglia, Sevilha, Севилья
Shanghai: Shanghái, Xangai, Шанхай, شنغهاي, 上海
Shenzhen: Шэньчжэнь, 深圳
Shymkent: Шымкент, Чимкент
Simferopol: Simferópol, Sinferopoli, Симферополь, Сімферополь, سيمفروبول, 辛菲罗波尔, シンフェロポリ
Singapore: Singapur, Singapour, Singapura, Сингапур, Сінгапур, سنغافورة, 新加坡, シンガポール
Sitka: Ситка, Сітка, سيتكا, 锡特卡, シトカ
Skopje: Skopie, Скопье, Скопʼє, سكوبي, 斯科普里, スコピエ
Sofia: Sofía, Sófia, София, Софія, صوفيا, 索非亚, ソフィア
South Georgia: Südgeorgien, Géorgie du Sud, Georgia del Sur, Georgia del Sud, Geórgia do Sul, Южная Георгия, Південна Джорджія, Оңтүстік Георгия, جورجيا الجنوبية, 南乔治亚, サウスジョージア
Srednekolymsk: Srednekolimsk, Среднеколымск, Середньоколимськ, سريدنكوليمسك, 中科雷姆斯克, スレドネコリムスク
St. Barthélemy: Saint-Barthélemy, San Bartolomé, São Bartolomeu, Сен-Бартелеми, Сен-Бартелемі, سانت بارتيليمي, 圣巴泰勒米岛, サン・バルテルミー
St. Helena: Sainte-Hélène, Santa Elena, Sant’Elena, Santa Helena, о-в Святой Елены, Острів Святої Єлени, Әулие Елена аралы, سانت هيلينا, 圣赫勒拿, セントヘレナ
St. John’s: Saint-Jean de Terre-Neuve, San Juan de Terranova, Saint John’s, Сент-Джонс, سانت جونس, 圣约翰斯, セントジョンズ
St. Kitts: Saint-Christophe, San Cristóbal, São Cristóvão, Сент-Китс, Сент-Кіттс, سانت كيتس, 圣基茨, セントクリストファー
St. Lucia: Sainte-Lucie, Santa Lucía, Santa Lucia, Santa Lúcia, Сент-Люсия, Сент-Люсія, سانت لوشيا, 圣卢西亚, セントルシア
St. Thomas: Saint-Thomas, Saint Thomas, Сент-Томас, سانت توماس, 圣托马斯, セントトーマス
St. Vincent: Saint-Vincent, San Vicente, Saint Vincent, São Vicente, Сент-Винсент, Сент-Вінсент, سانت فنسنت, 圣文森特, セントビンセント
Stanley: Стэнли, Стенлі, استانلي, 斯坦利, スタンレー
Stockholm: Estocolmo, Stoccolma, Стокгольм, ستوكهولم, 斯德哥尔摩, ストックホルム
Swift Current: Свифт-Керрент, Свіфт-Каррент, Суифт-Каррент, سوفت كارنت, 斯威夫特卡伦特, スウィフトカレント
Sydney: Sídney, Сидней, Сідней, سيدني, 悉尼, シドニー
São Paulo: San Paolo, Сан-Паулу, ساو باولو, 圣保罗, サンパウロ
São Tomé: Santo Tomé, Сан-Томе, ساو تومي, 圣多美, サントメ
Tahiti: Tahití, Taiti, Таити, Таїті, تاهيتي, 塔希提, タヒチ
Taipei: Taipeh, Taipéi, Тайбэй, Тайбей, تايبيه, 台北
Tallinn: Tallin, Таллин, Таллінн, تالين, 塔林, タリン
Tarawa: Taraua, Тарава, تاراوا, 塔拉瓦, タラワ
Taraz: Тараз
Tashkent: Taschkent, Tachkent, Taskent, Ташкент, طشقند, 塔什干, タシケント
Tbilisi: Tiflis, Tbilissi, Тбилиси, Тбілісі, تبليسي, 第比利斯, トビリシ
Tegucigalpa: Тегусигальпа, Теґусіґальпа, تيغوسيغالبا, 特古西加尔巴, テグシガルパ
Tehran: Teheran, Téhéran, Teherán, Teerã, Тегеран, طهران, 德黑兰, テヘラン
Tell City, Indiana: Tell City [Indiana], Телл-Сити, Телл-Сіті, Індіана, Телл-Сити, Индиана, مدينة تل، إنديانا, 印第安纳州特尔城, インディアナ州テルシティ
The Hague: Den Haag, La Haye, La Haya, L'Aia, Haia, Гаага
Thimphu: Timbu, Тхимпху, Тхімпху, تيمفو, 廷布, ティンプー
Thule: Thulé, Туле, ثيل, 图勒, チューレ
Tijuana: Тихуана, Тіхуана, تيخوانا, 蒂华纳, ティフアナ
Tirana: Тирана, تيرانا, 地拉那, ティラナ
Tokyo: Tokio, Tóquio, Токио, Токіо, طوكيو, 东京, 東京
Tomsk: Томск, Томськ, تومسك, 托木斯克, トムスク
Tongatapu: Тонгатапу, تونغاتابو, 东加塔布, トンガタプ
Toronto: Торонто, تورونتو, 多伦多, トロント
Tortola: Tórtola, Тортола, تورتولا, 托尔托拉, トルトーラ
Tripoli: Tripolis, Tripoli (Libye), Trípoli, Триполи, Триполі, طرابلس, 的黎波里, トリポリ
Tucumán: Tucumã, Тукуман, تاكمان, 图库曼, トゥクマン
Tunis: Túnez, Tunisi, Túnis, Тунис, Туніс, تونس, 突尼斯, チュニス
Turin: Torino, Turín, Turim, Турин
Ulaanbaatar: Oulan-Bator, Ulán Bator, Ulan Bator, Улан-Батор, Ұланбатыр, آلانباتار, 乌兰巴托, ウランバートル
Ulyanovsk: Uljanowsk, Oulianovsk, Uliánovsk, Ulianovsk, Ульяновск, Ульянівськ, أوليانوفسك, 乌里扬诺夫斯克, ウリヤノフスク
Ushuaia: Ushuaïa, Ушуая, Ушуайя, أشوا, 乌斯怀亚, ウシュアイア
Ust-Nera: Ust’-Nera, Усть-Нера, أوست نيرا, 乌斯内拉, ウスチネラ
Vaduz: Вадуц, فادوز, 瓦杜兹, ファドゥーツ
Valencia: Valence, Valença, Валенсия
Vancouver: Ванкувер, فانكوفر, 温哥华, バンクーバー
Vatican: Vatikan, Le Vatican, El Vaticano, Città del Vaticano, Vaticano, Ватикан, الفاتيكان, 梵蒂冈, バチカン
Venice: Venezia, Venedig, Venise, Venecia, Veneza, Венеция, البندقية, 威尼斯, ヴェネツィア, ベネチア
Vevay, Indiana: Vevay [Indiana], Вевей, Индиана, Вівей, Індіана, Вивей, Индиана, فيفاي, 印第安纳州维维市, インディアナ州ビベー
Vienna: Wien, Vienne, Viena, Вена, Відень, فيينا, 维也纳, ウィーン
Vientiane: Vientián, Вьентьян, Вʼєнтьян, فيانتيان, 万象, ビエンチャン
Vilnius: Vilna, Вильнюс, Вільнюс, فيلنيوس, 维尔纽斯, ヴィリニュス
Vincennes, Indiana: Vincennes [Indiana], Винсеннес, Вінсенс, Індіана, Винсеннес, Индиана, فينسينس, 印第安纳州温森斯, インディアナ州ビンセンス
Vladivostok: Wladiwostok, Владивосток, فلاديفوستك, 海参崴, ウラジオストク
Volgograd: Wolgograd, Volgogrado, Волгоград, فولوجراد, 伏尔加格勒, ボルゴグラード
Wake Island: Уэйк, Вейк, واك, 威克, ウェーク島
Wallis & Futuna: Уоллис, Уолліс, واليس, 瓦利斯, ウォリス諸島
Warsaw: Warschau, Varsovie, Varsovia, Varsavia, Varsóvia, Варшава, وارسو, 华沙, ワルシャワ
Washington: Вашингтон, واشنطن, 华盛顿, ワシントン
Whitehorse: Уайтхорс, Вайтгорс, وايت هورس, 怀特霍斯, ホワイトホース
Winamac, Indiana: Winamac [Indiana], Уинамак, Вінамак, Індіана, Уинамак, Индиана, ويناماك, 印第安纳州威纳马克, インディアナ州ウィナマック
Windhoek: Виндхук, Віндгук, ويندهوك, 温得和克, ウィントフック
Winnipeg: Виннипег, Вінніпеґ, وينيبيج, 温尼伯, ウィニペグ
Wrocław: Breslau, Breslavia, Вроцлав
Yakutat: Якутат, ياكوتات, 亚库塔特, ヤクタット
Yakutsk: Jakutsk, Iakoutsk, Якутск, Якутськ, ياكتسك, 雅库茨克, ヤクーツク
Yangon: Rangun, Rangoun, Yangón (Rangún), Rangoon, Rangum, Янгон, رانغون, 仰光, ヤンゴン
Yekaterinburg: Jekaterinburg, Ekaterinbourg, Ekaterimburgo, Ekaterinburg, Ecaterimburgo, Екатеринбург, Єкатеринбург, يكاترنبيرج, 叶卡捷琳堡, エカテリンブルグ
Yerevan: Eriwan, Erevan, Ereván, Ереван, Єреван, يريفان, 埃里温, エレバン
Yokohama: 横浜, Иокогама
Zagreb: Zagabria, Загреб, زغرب, 萨格勒布, ザグレブ
Zurich: Zürich, Zúrich, Zurigo, Zurique, Цюрих, Цюріх, زيورخ, 苏黎世, チューリッヒ
Ürümqi: Урумчи, Урумчі, Үрімші, أرومكي, 乌鲁木齐, ウルムチ
`
