BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	event TEXT NOT NULL, format SMALLINT DEFAULT '1' NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('table-1',1,1795000001000,'anna','open-1','{"kind":"opened","game":"card-city","rules":1,"options":{"decentralisation":true,"parking_meters":false},"seats":[{"owner":"anna","name":"Anna"},{},{}],"stand_in":"beginner","clock":{"kind":"live","move":60,"reserve":600},"public":true,"seed":"02ede460db54ab97c72659a6e622ea84"}',2);
INSERT INTO "entries" VALUES('table-1',2,1795000002000,'anna','k1','{"kind":"seat-assigned","seat":2,"bot":"random"}',2);
INSERT INTO "entries" VALUES('table-1',3,1795000003000,'anna','k2','{"kind":"seat-assigned","seat":2}',2);
INSERT INTO "entries" VALUES('table-1',4,1795000004000,'anna','k3','{"kind":"seat-assigned","seat":2,"bot":"random"}',2);
INSERT INTO "entries" VALUES('table-1',5,1795000005000,'basia','k4','{"kind":"joined","seat":1,"name":"Basia"}',2);
INSERT INTO "entries" VALUES('table-1',6,1795000006000,'basia','k5','{"kind":"said","seat":1,"phrase":"hello"}',2);
INSERT INTO "entries" VALUES('table-1',7,1795000007000,'anna','k6','{"kind":"said","seat":0,"text":"Cześć, « ça va ? » \"<b>\""}',2);
INSERT INTO "entries" VALUES('table-1',8,1795000008000,'anna','k7','{"kind":"muted","seat":1,"on":true}',2);
INSERT INTO "entries" VALUES('table-1',9,1795000009000,'anna','k8','{"kind":"muted","seat":1,"on":false}',2);
INSERT INTO "entries" VALUES('table-1',10,1795000010000,'','','{"kind":"moved","seat":2,"move":"divide commerce parking / residence parking / residence industry","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-1',11,1795000011000,'anna','k9','{"kind":"moved","seat":0,"move":"choose small"}',2);
INSERT INTO "entries" VALUES('table-1',12,1795000012000,'','','{"kind":"moved","seat":2,"move":"divide industry parking / residence / residence","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-1',13,1795000013000,'basia','k10','{"kind":"moved","seat":1,"move":"choose big"}',2);
INSERT INTO "entries" VALUES('table-1',14,1795000014000,'','','{"kind":"moved","seat":2,"move":"build parking e6","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-1',15,1795000015000,'','','{"kind":"moved","seat":2,"move":"build industry e4","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-1',16,1795000016000,'basia','k11','{"kind":"moved","seat":1,"move":"build residence e4"}',2);
INSERT INTO "entries" VALUES('table-1',17,1795000017000,'basia','k12','{"kind":"undone","seat":1}',2);
INSERT INTO "entries" VALUES('table-1',18,1795000018000,'basia','k13','{"kind":"moved","seat":1,"move":"build residence d5"}',2);
INSERT INTO "entries" VALUES('table-1',19,1795000019000,'basia','k14','{"kind":"moved","seat":1,"move":"build residence e6"}',2);
INSERT INTO "entries" VALUES('table-1',20,1795000020000,'anna','k15','{"kind":"moved","seat":0,"move":"build commerce f5"}',2);
INSERT INTO "entries" VALUES('table-1',21,1795000021000,'anna','k16','{"kind":"moved","seat":0,"move":"build parking f4"}',2);
INSERT INTO "entries" VALUES('table-1',22,1795000022000,'anna','k17','{"kind":"moved","seat":0,"move":"buy industry e4"}',2);
INSERT INTO "entries" VALUES('table-1',23,1795000023000,'anna','k18','{"kind":"moved","seat":0,"move":"divide commerce leisure / residence leisure / residence commerce"}',2);
INSERT INTO "entries" VALUES('table-1',24,1795000024000,'basia','k19','{"kind":"moved","seat":1,"move":"choose big"}',2);
INSERT INTO "entries" VALUES('table-1',25,1795000025000,'basia','k20','{"kind":"moved","seat":1,"move":"divide residence commerce / residence / leisure"}',2);
INSERT INTO "entries" VALUES('table-1',26,1795000026000,'','','{"kind":"moved","seat":2,"move":"choose small","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-1',27,1795000027000,'basia','k21','{"kind":"undo-requested","seat":1,"to":13}',2);
INSERT INTO "entries" VALUES('table-1',28,1795000028000,'anna','k22','{"kind":"undo-answered","seat":0,"yes":false}',2);
INSERT INTO "entries" VALUES('table-1',29,1795000029000,'','','{"kind":"moved","seat":2,"move":"build commerce e7","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-1',30,1795000030000,'basia','k23','{"kind":"undo-requested","seat":1,"to":13}',2);
INSERT INTO "entries" VALUES('table-1',31,1795000031000,'anna','k24','{"kind":"undo-answered","seat":0,"yes":true}',2);
INSERT INTO "entries" VALUES('table-1',32,1795000032000,'basia','k25','{"kind":"moved","seat":1,"move":"divide residence residence / commerce / leisure"}',2);
INSERT INTO "entries" VALUES('table-1',33,1795000033000,'','','{"kind":"moved","seat":2,"move":"choose small","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-1',34,1795000034000,'basia','k26','{"kind":"moved","seat":1,"move":"build commerce c5"}',2);
INSERT INTO "entries" VALUES('table-1',35,1795000035000,'anna','k27','{"kind":"handed-over","seat":0}',2);
INSERT INTO "entries" VALUES('table-1',36,1795000036000,'basia','k28','{"kind":"moved","seat":1,"move":"discard leisure"}',2);
INSERT INTO "entries" VALUES('table-1',37,1795000037000,'','','{"kind":"moved","seat":0,"move":"build commerce e6","bot":"beginner"}',2);
INSERT INTO "entries" VALUES('table-1',38,1795000038000,'anna','k29','{"kind":"took-back","seat":0}',2);
INSERT INTO "entries" VALUES('table-1',39,1795000039000,'basia','k30','{"kind":"voted","seat":1,"yes":true}',2);
INSERT INTO "entries" VALUES('table-1',40,1795000040000,'basia','k31','{"kind":"voted","seat":1,"yes":false}',2);
INSERT INTO "entries" VALUES('table-1',41,1795002041000,'','','{"kind":"timed-out","seat":0}',2);
INSERT INTO "entries" VALUES('table-1',42,1795002042000,'','','{"kind":"moved","seat":0,"move":"discard leisure","bot":"beginner"}',2);
INSERT INTO "entries" VALUES('table-1',43,1795002043000,'','','{"kind":"moved","seat":2,"move":"build residence f6","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-1',44,1795002044000,'','','{"kind":"moved","seat":2,"move":"build residence d5","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-2',1,1795002045000,'basia','open-2','{"kind":"opened","game":"point-city","rules":1,"options":{},"seats":[{"owner":"basia","name":"Basia"},{},{"bot":"strong"}],"stand_in":"expert","clock":{"kind":"days","days":2},"public":true,"seed":"9e418ec8a3d5bbb5cbb23d7652863d9f"}',2);
INSERT INTO "entries" VALUES('table-2',2,1795002046000,'celine','k32','{"kind":"joined","seat":1,"name":"Céline"}',2);
INSERT INTO "entries" VALUES('table-3',1,1795002047000,'basia','open-3','{"kind":"opened","game":"card-city","rules":1,"options":{"decentralisation":false,"parking_meters":true},"seats":[{"owner":"basia","name":"Basia"},{}],"stand_in":"expert","clock":{"kind":"none"},"spectators":false,"seed":"82e77b658e1614105a9fefb5a29e03f7"}',2);
INSERT INTO "entries" VALUES('table-3',2,1795002048000,'anna','k33','{"kind":"joined","seat":1,"name":"Anna"}',2);
INSERT INTO "entries" VALUES('table-3',3,1795002049000,'basia','k34','{"kind":"moved","seat":0,"move":"divide commerce parking / industry / parking"}',2);
INSERT INTO "entries" VALUES('table-3',4,1795002050000,'anna','k35','{"kind":"moved","seat":1,"move":"choose small"}',2);
INSERT INTO "entries" VALUES('table-3',5,1795002051000,'basia','k36','{"kind":"moved","seat":0,"move":"build industry d5"}',2);
INSERT INTO "entries" VALUES('table-3',6,1795002052000,'basia','k37','{"kind":"moved","seat":0,"move":"build parking e4"}',2);
INSERT INTO "entries" VALUES('table-3',7,1795002053000,'anna','k38','{"kind":"moved","seat":1,"move":"build commerce e4"}',2);
INSERT INTO "entries" VALUES('table-3',8,1795002054000,'anna','k39','{"kind":"moved","seat":1,"move":"build parking d4"}',2);
INSERT INTO "entries" VALUES('table-3',9,1795002055000,'anna','k40','{"kind":"moved","seat":1,"move":"buy industry e3"}',2);
INSERT INTO "entries" VALUES('table-3',10,1795002056000,'anna','k41','{"kind":"moved","seat":1,"move":"divide leisure parking / residence / industry"}',2);
INSERT INTO "entries" VALUES('table-3',11,1795002057000,'basia','k42','{"kind":"moved","seat":0,"move":"choose big"}',2);
INSERT INTO "entries" VALUES('table-3',12,1795002058000,'basia','k43','{"kind":"moved","seat":0,"move":"build industry f4"}',2);
INSERT INTO "entries" VALUES('table-3',13,1795002059000,'basia','k44','{"kind":"moved","seat":0,"move":"build residence e3"}',2);
INSERT INTO "entries" VALUES('table-3',14,1795002060000,'anna','k45','{"kind":"moved","seat":1,"move":"build parking f3"}',2);
INSERT INTO "entries" VALUES('table-3',15,1795002061000,'anna','k46','{"kind":"moved","seat":1,"move":"discard leisure"}',2);
INSERT INTO "entries" VALUES('table-3',16,1795002062000,'basia','k47','{"kind":"moved","seat":0,"move":"divide residence residence / residence / residence"}',2);
INSERT INTO "entries" VALUES('table-3',17,1795002063000,'anna','k48','{"kind":"moved","seat":1,"move":"choose small"}',2);
INSERT INTO "entries" VALUES('table-3',18,1795002064000,'basia','k49','{"kind":"moved","seat":0,"move":"build residence e6"}',2);
INSERT INTO "entries" VALUES('table-3',19,1795002065000,'basia','k50','{"kind":"moved","seat":0,"move":"discard residence"}',2);
INSERT INTO "entries" VALUES('table-3',20,1795002066000,'anna','k51','{"kind":"moved","seat":1,"move":"build residence f5"}',2);
INSERT INTO "entries" VALUES('table-3',21,1795002067000,'anna','k52','{"kind":"moved","seat":1,"move":"build residence e6"}',2);
INSERT INTO "entries" VALUES('table-3',22,1795002068000,'anna','k53','{"kind":"moved","seat":1,"move":"divide residence parking / leisure / commerce"}',2);
INSERT INTO "entries" VALUES('table-3',23,1795002069000,'anna','k54','{"kind":"left","seat":1}',2);
INSERT INTO "entries" VALUES('table-3',24,1795002070000,'basia','k55','{"kind":"moved","seat":0,"move":"choose big"}',2);
INSERT INTO "entries" VALUES('table-3',25,1795002071000,'','','{"kind":"moved","seat":1,"move":"build residence d5","bot":"expert"}',2);
INSERT INTO "entries" VALUES('table-4',1,1795002072000,'celine','open-4','{"kind":"opened","game":"infinite-city","rules":1,"options":{"printed_values":null},"seats":[{"owner":"celine","name":"Céline"},{}],"stand_in":"expert","clock":{"kind":"days","days":3},"seed":"597a4f600522f4787ee235f86817f0e5"}',2);
INSERT INTO "entries" VALUES('table-4',2,1795002073000,'basia','k56','{"kind":"joined","seat":1,"name":"Basia"}',2);
INSERT INTO "entries" VALUES('table-4',3,1795002074000,'basia','k57','{"kind":"moved","seat":1,"move":"play disaster-site 2,0"}',2);
INSERT INTO "entries" VALUES('table-4',4,1795002075000,'basia','k58','{"kind":"moved","seat":1,"move":"remove 1,0"}',2);
INSERT INTO "entries" VALUES('table-4',5,1795002076000,'celine','k59','{"kind":"moved","seat":0,"move":"play disaster-site 0,-2"}',2);
INSERT INTO "entries" VALUES('table-4',6,1795002077000,'celine','k60','{"kind":"moved","seat":0,"move":"remove 0,-1"}',2);
INSERT INTO "entries" VALUES('table-4',7,1795002078000,'basia','k61','{"kind":"moved","seat":1,"move":"play police-hq 1,-2"}',2);
INSERT INTO "entries" VALUES('table-4',8,1795002079000,'celine','k62','{"kind":"moved","seat":0,"move":"play police-hq -1,-1"}',2);
INSERT INTO "entries" VALUES('table-4',9,1795002080000,'basia','k63','{"kind":"moved","seat":1,"move":"play transit-station 2,-1"}',2);
INSERT INTO "entries" VALUES('table-4',10,1795002081000,'basia','k64','{"kind":"moved","seat":1,"move":"swap -1,0"}',2);
INSERT INTO "entries" VALUES('table-4',11,1795002082000,'basia','k65','{"kind":"moved","seat":1,"move":"with 0,-2"}',2);
INSERT INTO "entries" VALUES('table-4',12,1795002083000,'celine','k66','{"kind":"moved","seat":0,"move":"play bank 2,-2"}',2);
INSERT INTO "entries" VALUES('table-4',13,1795002084000,'celine','k67','{"kind":"moved","seat":0,"move":"trade 2,0 b"}',2);
INSERT INTO "entries" VALUES('table-4',14,1795002085000,'basia','k68','{"kind":"moved","seat":1,"move":"play mausoleum -1,1"}',2);
INSERT INTO "entries" VALUES('table-4',15,1795002086000,'basia','k69','{"kind":"moved","seat":1,"move":"take -1,0"}',2);
INSERT INTO "entries" VALUES('table-4',16,1795002087000,'celine','k70','{"kind":"moved","seat":0,"move":"play temple 2,1"}',2);
INSERT INTO "entries" VALUES('table-4',17,1795002088000,'basia','k71','{"kind":"undo-requested","seat":1,"to":12}',2);
INSERT INTO "entries" VALUES('table-5',1,1795002089000,'anna','open-5','{"kind":"opened","game":"point-city","rules":1,"options":{},"seats":[{"owner":"anna","name":"Anna"},{}],"stand_in":"expert","clock":{"kind":"none"},"seed":"1b97343d1cf861d46d6ae2c94531cec6"}',2);
INSERT INTO "entries" VALUES('table-5',2,1795002090000,'basia','k72','{"kind":"joined","seat":1,"name":"Basia"}',2);
INSERT INTO "entries" VALUES('table-5',3,1795002091000,'basia','k73','{"kind":"moved","seat":1,"move":"flip c2"}',2);
INSERT INTO "entries" VALUES('table-5',4,1795002092000,'basia','k74','{"kind":"moved","seat":1,"move":"take a3 a4"}',2);
INSERT INTO "entries" VALUES('table-5',5,1795002093000,'anna','k75','{"kind":"moved","seat":0,"move":"draw"}',2);
INSERT INTO "entries" VALUES('table-5',6,1795002094000,'basia','k76','{"kind":"moved","seat":1,"move":"flip b2"}',2);
INSERT INTO "entries" VALUES('table-5',7,1795002095000,'basia','k77','{"kind":"moved","seat":1,"move":"take b3 c3"}',2);
INSERT INTO "entries" VALUES('table-5',8,1795002096000,'anna','k78','{"kind":"moved","seat":0,"move":"flip a1"}',2);
INSERT INTO "entries" VALUES('table-5',9,1795002097000,'anna','k79','{"kind":"moved","seat":0,"move":"take c3 c4"}',2);
INSERT INTO "entries" VALUES('table-5',10,1795002098000,'basia','k80','{"kind":"moved","seat":1,"move":"take b3 c3"}',2);
INSERT INTO "entries" VALUES('table-5',11,1795002099000,'basia','k81','{"kind":"moved","seat":1,"move":"pay industry ingenuity"}',2);
INSERT INTO "entries" VALUES('table-5',12,1795002100000,'anna','k82','{"kind":"moved","seat":0,"move":"flip d1"}',2);
INSERT INTO "entries" VALUES('table-5',13,1795002101000,'anna','k83','{"kind":"moved","seat":0,"move":"take b1 c1"}',2);
INSERT INTO "entries" VALUES('table-5',14,1795002102000,'basia','k84','{"kind":"moved","seat":1,"move":"take c3 d3"}',2);
INSERT INTO "entries" VALUES('table-5',15,1795002103000,'anna','k85','{"kind":"moved","seat":0,"move":"take a2 a3"}',2);
INSERT INTO "entries" VALUES('table-5',16,1795002104000,'basia','k86','{"kind":"moved","seat":1,"move":"take a3 a4"}',2);
INSERT INTO "entries" VALUES('table-5',17,1795002105000,'anna','k87','{"kind":"moved","seat":0,"move":"take b2 b3"}',2);
INSERT INTO "entries" VALUES('table-5',18,1795002106000,'basia','k88','{"kind":"moved","seat":1,"move":"take a3 a4"}',2);
INSERT INTO "entries" VALUES('table-5',19,1795002107000,'anna','k89','{"kind":"moved","seat":0,"move":"take d1 d2"}',2);
INSERT INTO "entries" VALUES('table-5',20,1795002108000,'basia','k90','{"kind":"moved","seat":1,"move":"take b3 c3"}',2);
INSERT INTO "entries" VALUES('table-5',21,1795002109000,'anna','k91','{"kind":"moved","seat":0,"move":"take a3 a4"}',2);
INSERT INTO "entries" VALUES('table-5',22,1795002110000,'basia','k92','{"kind":"moved","seat":1,"move":"take a4 b4"}',2);
INSERT INTO "entries" VALUES('table-5',23,1795002111000,'anna','k93','{"kind":"moved","seat":0,"move":"take b2 c2"}',2);
INSERT INTO "entries" VALUES('table-5',24,1795002112000,'anna','k94','{"kind":"moved","seat":0,"move":"token pair-community-energy"}',2);
INSERT INTO "entries" VALUES('table-5',25,1795002113000,'basia','k95','{"kind":"moved","seat":1,"move":"take a2 a3"}',2);
INSERT INTO "entries" VALUES('table-5',26,1795002114000,'anna','k96','{"kind":"moved","seat":0,"move":"take c1 d1"}',2);
INSERT INTO "entries" VALUES('table-5',27,1795002115000,'basia','k97','{"kind":"moved","seat":1,"move":"take c2 c3"}',2);
INSERT INTO "entries" VALUES('table-5',28,1795002116000,'anna','k98','{"kind":"moved","seat":0,"move":"take c3 d3"}',2);
INSERT INTO "entries" VALUES('table-5',29,1795002117000,'basia','k99','{"kind":"moved","seat":1,"move":"take a3 b3"}',2);
INSERT INTO "entries" VALUES('table-5',30,1795002118000,'anna','k100','{"kind":"moved","seat":0,"move":"take a1 b1"}',2);
INSERT INTO "entries" VALUES('table-5',31,1795002119000,'anna','k101','{"kind":"moved","seat":0,"move":"token each-economy"}',2);
INSERT INTO "entries" VALUES('table-5',32,1795002120000,'anna','k102','{"kind":"moved","seat":0,"move":"token pair-energy-industry"}',2);
INSERT INTO "entries" VALUES('table-5',33,1795002121000,'basia','k103','{"kind":"moved","seat":1,"move":"take b1 c1"}',2);
INSERT INTO "entries" VALUES('table-5',34,1795002122000,'anna','k104','{"kind":"moved","seat":0,"move":"draw"}',2);
INSERT INTO "entries" VALUES('table-5',35,1795002123000,'basia','k105','{"kind":"moved","seat":1,"move":"take d1 d2"}',2);
INSERT INTO "entries" VALUES('table-5',36,1795002124000,'basia','k106','{"kind":"moved","seat":1,"move":"pay 2ecology ingenuity"}',2);
INSERT INTO "entries" VALUES('table-5',37,1795002125000,'anna','k107','{"kind":"moved","seat":0,"move":"take d1 d2"}',2);
INSERT INTO "entries" VALUES('table-5',38,1795002126000,'basia','k108','{"kind":"moved","seat":1,"move":"take d3 d4"}',2);
INSERT INTO "entries" VALUES('table-5',39,1795002127000,'anna','k109','{"kind":"moved","seat":0,"move":"take a1 a2"}',2);
INSERT INTO "entries" VALUES('table-5',40,1795002128000,'basia','k110','{"kind":"moved","seat":1,"move":"draw"}',2);
INSERT INTO "entries" VALUES('table-5',41,1795002129000,'anna','k111','{"kind":"moved","seat":0,"move":"take c2 d2"}',2);
INSERT INTO "entries" VALUES('table-5',42,1795002130000,'basia','k112','{"kind":"moved","seat":1,"move":"take c1 d1"}',2);
INSERT INTO "entries" VALUES('table-5',43,1795002131000,'basia','k113','{"kind":"moved","seat":1,"move":"pay 2industry ingenuity"}',2);
INSERT INTO "entries" VALUES('table-5',44,1795002132000,'basia','k114','{"kind":"moved","seat":1,"move":"token pair-economy-ecology"}',2);
INSERT INTO "entries" VALUES('table-5',45,1795002133000,'anna','k115','{"kind":"moved","seat":0,"move":"draw"}',2);
INSERT INTO "entries" VALUES('table-5',46,1795002134000,'basia','k116','{"kind":"moved","seat":1,"move":"take b1 c1"}',2);
INSERT INTO "entries" VALUES('table-5',47,1795002135000,'basia','k117','{"kind":"moved","seat":1,"move":"pay community ecology"}',2);
INSERT INTO "entries" VALUES('table-5',48,1795002136000,'anna','k118','{"kind":"moved","seat":0,"move":"take a2 b2"}',2);
INSERT INTO "entries" VALUES('table-5',49,1795002137000,'anna','k119','{"kind":"moved","seat":0,"move":"token pair-community-industry"}',2);
INSERT INTO "entries" VALUES('table-5',50,1795002138000,'basia','k120','{"kind":"rematched","table":"table-6"}',2);
INSERT INTO "entries" VALUES('table-6',1,1795002139000,'basia','again-table-5','{"kind":"opened","game":"point-city","rules":1,"options":{},"seats":[{"owner":"basia","name":"Basia"},{"kept_for":"anna"}],"stand_in":"expert","clock":{"kind":"none"},"seed":"78126e898c2e1b9cc572a2429900798d","rematch_of":"table-5"}',2);
INSERT INTO "entries" VALUES('table-7',1,1795002140000,'celine','open-6','{"kind":"opened","game":"point-city","rules":1,"options":{},"seats":[{"bot":"beginner"},{"owner":"celine","name":"Céline"}],"stand_in":"expert","clock":{"kind":"live","move":30,"reserve":0},"position":{"game":"point-city","players":2,"options":{},"round":8,"first":1,"turn":0,"pending":["turn"],"market":{"a1":{"card":7,"side":"building"},"b1":{"card":54,"side":"building"},"c1":{"card":53,"side":"building"},"d1":{"card":3,"side":"resource"},"a2":{"card":61,"side":"building"},"b2":{"card":14,"side":"resource"},"c2":{"card":10,"side":"building"},"d2":{"card":18,"side":"building"},"a3":{"card":103,"side":"building"},"b3":{"card":92,"side":"resource"},"c3":{"card":97,"side":"building"},"d3":{"card":44,"side":"building"},"a4":{"card":72,"side":"building"},"b4":{"card":90,"side":"building"},"c4":{"card":16,"side":"building"},"d4":{"card":58,"side":"resource"}},"deck":[85,75,81,86,102,98,87,110,65,93,79,70,73,69,91,109,84,83,139,146,158,136,133,145,116,147,148,140,154,129,132,153,142,128,134,115],"sites":[],"tokens":["flat-5","types-2","each-economy","each-ecology","pair-economy-ecology","pair-economy-energy","pair-economy-industry","pair-community-industry","pair-energy-industry","pair-community-energy"],"gone":[{"community":3,"economy":5,"energy":4,"ecology":3,"industry":4},{"energy":1},{}],"seats":[{"stock":{"community":1,"economy":1,"energy":1,"industry":1},"city":[0,20,32,46,59],"tokens":[]},{"stock":{"community":1,"economy":2,"ecology":1,"industry":1,"2energy":1},"city":[17,26,30,34,56],"tokens":[]}],"automa":null}}',2);
INSERT INTO "entries" VALUES('table-7',2,1795002141000,'','','{"kind":"moved","seat":0,"move":"take a3 b3","bot":"beginner"}',2);
INSERT INTO "entries" VALUES('table-7',3,1795002142000,'celine','k121','{"kind":"moved","seat":1,"move":"take d3 d4"}',2);
INSERT INTO "entries" VALUES('table-8',1,1795002143000,'celine','open-7','{"kind":"opened","game":"infinite-city","rules":1,"options":{"printed_values":null},"seats":[{},{}],"stand_in":"expert","record":"tricity record 1\ngame: infinite-city\nrules: 1\nplayers: 2\noptions: {\"printed_values\":null}\nseed: 597a4f600522f4787ee235f86817f0e5\nresult: unfinished\n\n1 play disaster-site 2,0\n1 remove 1,0\n0 play disaster-site 0,-2\n0 remove 0,-1\n1 play police-hq 1,-2\n0 play police-hq -1,-1\n1 play transit-station 2,-1\n1 swap -1,0\n1 with 0,-2\n0 play bank 2,-2\n0 trade 2,0 b\n1 play mausoleum -1,1\n1 take -1,0\n0 play temple 2,1\n"}',2);
INSERT INTO "entries" VALUES('table-9',1,1795002144000,'anna','open-8','{"kind":"opened","game":"infinite-city","rules":1,"options":{"printed_values":null},"seats":[{"owner":"anna","name":"Anna"},{"bot":"random"}],"stand_in":"expert","clock":{"kind":"none"},"seed":"af29ccae3ac0bc1401868de3de55d5ce"}',2);
INSERT INTO "entries" VALUES('table-9',2,1795002145000,'','','{"kind":"moved","seat":1,"move":"play security-guardpost 0,2","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-9',3,1795002146000,'anna','k122','{"kind":"moved","seat":0,"move":"play hotel 1,1"}',2);
INSERT INTO "entries" VALUES('table-9',4,1795002147000,'','','{"kind":"moved","seat":1,"move":"play mausoleum -1,2","bot":"random"}',2);
INSERT INTO "entries" VALUES('table-9',5,1795002148000,'anna','k123','{"kind":"voted","seat":0,"yes":true}',2);
CREATE TABLE outages (
	start BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (start)
);
INSERT INTO "outages" VALUES(1789990000000,1789990005000);
CREATE TABLE "participants" (
	person_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (person_id, table_id)
)
 WITHOUT ROWID

;
INSERT INTO "participants" VALUES('anna','table-1',0);
INSERT INTO "participants" VALUES('anna','table-5',0);
INSERT INTO "participants" VALUES('anna','table-9',0);
INSERT INTO "participants" VALUES('basia','table-1',0);
INSERT INTO "participants" VALUES('basia','table-2',0);
INSERT INTO "participants" VALUES('basia','table-3',0);
INSERT INTO "participants" VALUES('basia','table-4',0);
INSERT INTO "participants" VALUES('basia','table-5',0);
INSERT INTO "participants" VALUES('basia','table-6',0);
INSERT INTO "participants" VALUES('celine','table-2',0);
INSERT INTO "participants" VALUES('celine','table-4',0);
INSERT INTO "participants" VALUES('celine','table-7',0);
CREATE TABLE persons (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	recovery VARCHAR(64), 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (recovery)
);
INSERT INTO "persons" VALUES('anna','Anna',NULL,1795000000000);
INSERT INTO "persons" VALUES('basia','Basia','abababababababababababababababababababababababababababababababab',1795000000000);
INSERT INTO "persons" VALUES('celine','Céline',NULL,1795000000000);
CREATE TABLE settings (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(256) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('alive','1795000000000');
INSERT INTO "settings" VALUES('secret','not-a-secret-of-anybody');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	opener VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	to_act INTEGER NOT NULL, 
	due_at BIGINT, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT tables_by_key UNIQUE (opener, "key")
);
INSERT INTO "tables" VALUES('table-1','anna','open-1','card-city',1,1795000001000,1795002044000,'playing',44,2,1795002704000,'{"game":"card-city","options":{"decentralisation":true,"parking_meters":false},"clock":{"kind":"live","move":60,"reserve":600},"seats":[{"name":"Anna","plays":"bot","bot":"beginner","away":true},{"name":"Basia","plays":"person","bot":"","away":false},{"name":"","plays":"bot","bot":"random","away":false}],"owners":["anna","basia",""]}');
INSERT INTO "tables" VALUES('table-2','basia','open-2','point-city',1,1795002045000,1795002046000,'playing',2,1,1795174846000,'{"game":"point-city","options":{},"clock":{"kind":"days","days":2},"seats":[{"name":"Basia","plays":"person","bot":"","away":false},{"name":"Céline","plays":"person","bot":"","away":false},{"name":"","plays":"bot","bot":"strong","away":false}],"owners":["basia","celine",""]}');
INSERT INTO "tables" VALUES('table-3','basia','open-3','card-city',0,1795002047000,1795002071000,'playing',25,3,1795002101000,'{"game":"card-city","options":{"decentralisation":false,"parking_meters":true},"clock":{"kind":"none"},"seats":[{"name":"Basia","plays":"person","bot":"","away":false},{"name":"Anna","plays":"bot","bot":"expert","away":false}],"owners":["basia",""]}');
INSERT INTO "tables" VALUES('table-4','celine','open-4','infinite-city',0,1795002072000,1795002088000,'playing',17,1,1795261287000,'{"game":"infinite-city","options":{"printed_values":null},"clock":{"kind":"days","days":3},"seats":[{"name":"Céline","plays":"person","bot":"","away":false},{"name":"Basia","plays":"person","bot":"","away":false}],"owners":["celine","basia"]}');
INSERT INTO "tables" VALUES('table-5','anna','open-5','point-city',0,1795002089000,1795002138000,'finished',50,0,NULL,'{"game":"point-city","options":{},"clock":{"kind":"none"},"seats":[{"name":"Anna","plays":"person","bot":"","away":false},{"name":"Basia","plays":"person","bot":"","away":false}],"owners":["anna","basia"]}');
INSERT INTO "tables" VALUES('table-6','basia','again-table-5','point-city',0,1795002139000,1795002139000,'gathering',1,0,NULL,'{"game":"point-city","options":{},"clock":{"kind":"none"},"seats":[{"name":"Basia","plays":"person","bot":"","away":false},{"name":"","plays":"open","bot":"","away":false}],"owners":["basia",""]}');
INSERT INTO "tables" VALUES('table-7','celine','open-6','point-city',0,1795002140000,1795002142000,'playing',3,1,1795002172000,'{"game":"point-city","options":{},"clock":{"kind":"live","move":30,"reserve":0},"seats":[{"name":"","plays":"bot","bot":"beginner","away":false},{"name":"Céline","plays":"person","bot":"","away":false}],"owners":["","celine"]}');
INSERT INTO "tables" VALUES('table-8','celine','open-7','infinite-city',0,1795002143000,1795002143000,'imported',1,0,NULL,'{"game":"infinite-city","options":{"printed_values":null},"clock":{"kind":"none"},"seats":[{"name":"","plays":"open","bot":"","away":false},{"name":"","plays":"open","bot":"","away":false}],"owners":["",""]}');
INSERT INTO "tables" VALUES('table-9','anna','open-8','infinite-city',0,1795002144000,1795002148000,'abandoned',5,0,NULL,'{"game":"infinite-city","options":{"printed_values":null},"clock":{"kind":"none"},"seats":[{"name":"Anna","plays":"person","bot":"","away":false},{"name":"","plays":"bot","bot":"random","away":false}],"owners":["anna",""]}');
CREATE INDEX tables_in_lobby ON tables (status, updated) WHERE public = 1;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
COMMIT;
