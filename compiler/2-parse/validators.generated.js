// Generated from schemas/ by compiler/tools/generate-validators.mjs. Do not edit.
var __getOwnPropNames=Object.getOwnPropertyNames;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.
exports}catch(e){throw mod=0,e}};var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports){"use strict";Object.defineProperty(
exports,"__esModule",{value:!0});function ucs2length(str){let len=str.length,length=0,pos=0,value;for(;pos<len;)length++,
value=str.charCodeAt(pos++),value>=55296&&value<=56319&&pos<len&&(value=str.charCodeAt(pos),(value&64512)===56320&&pos++);
return length}exports.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var validateManifest=validate20,schema31={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://leji.org/s\
chemas/v1.0/context-manifest.schema.json",title:"Leji context manifest",description:"`leji.json` at the root of a reposi\
tory: where its context layer lives and who answers for it.",type:"object",additionalProperties:!1,properties:{$schema:{
type:"string",description:"The address or path of this schema, by which an editor completes and checks the file.",examples:[
"https://leji.org/schemas/v1.0/context-manifest.schema.json","./node_modules/lejic/schemas/context-manifest.schema.json"]},
leji:{type:"string",description:"The line of the specification that the layer follows, as major and minor number.",examples:[
"1.0"],pattern:"^\\d+\\.\\d+$"},name:{type:"string",description:"The lasting name of the layer; layers that mount it cal\
l it so.",examples:["tea-shop"],minLength:1},description:{type:"string",description:"What the layer is about, in one lin\
e.",examples:["What the team of the tea shop knows about it."]},rootPath:{type:"string",description:"The folder that the\
 layer lives in; empty or `.` for the repository itself. All paths stay relative to the repository.",examples:["docs/"],
pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).*$"},bootProfilePath:{type:"string",description:"The markdown fi\
le that a reader starts with.",examples:["docs/boot-profile.md"],pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.m\
d$"},categories:{type:"object",description:"The content categories that the layer has, each with its index files.",additionalProperties:!1,
properties:{domain:{$ref:"#/$defs/category",description:"What the work is for, for whom, and in which words."},system:{$ref:"\
#/$defs/category",description:"How what is built works and how its parts fit together."},practice:{$ref:"#/$defs/categor\
y",description:"How the team works: patterns that proved themselves."},governance:{$ref:"#/$defs/category",description:"\
Rules that bind everybody who works here."},decisions:{$ref:"#/$defs/category",description:"Records of what was decided \
and why; every layer has them."}},minProperties:1},machine:{type:"object",description:"Where files for machines and type\
d documents lie.",additionalProperties:!1,properties:{indexPath:{type:"string",description:"The generated context index;\
 `context-index.json` below `rootPath` when absent.",examples:["docs/context-index.json"],pattern:"^(?!/)(?!\\./)(?!.*(^|\
/)\\.\\.(/|$))(?!.*\\\\).+$"},changelogPath:{type:"string",description:"The changelog; `context-changelog.json` below `r\
ootPath` when absent.",examples:["docs/context-changelog.json"],pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},
agentProfilesPath:{type:"string",description:"The folder of agent profiles; `agents/` below `rootPath` when absent.",examples:[
"docs/agents/"],pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},decisionRecordsPath:{type:"string",description:"\
The folder of decision records; `decisions/` below `rootPath` when absent.",examples:["docs/decisions/"],pattern:"^(?!/)\
(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"}}},agents:{type:"object",description:"Agent profiles by role. A directory t\
o look roles up in; nothing is loaded because it stands here.",examples:[{core:"docs/agents/core.md"}],propertyNames:{pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"},additionalProperties:{type:"string",description:"The document that holds the profile of the r\
ole.",examples:["docs/agents/core.md"],pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"}},actors:{type:"objec\
t",description:"People or programs that carry out roles, by id.",examples:[{"night-shift":{roles:["reviewer"],commands:{
reviewer:"agent --prompt <prompt>"}}}],propertyNames:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},additionalProperties:{$ref:"#/\
$defs/actor"}},owners:{type:"object",description:"The people who answer for the layer.",additionalProperties:!1,properties:{
primary:{type:"object",description:"The person who approves changes of the layer.",additionalProperties:!1,properties:{name:{
type:"string",description:"The person's name.",examples:["Ada Example"],minLength:1},contact:{type:"string",description:"\
How to reach them: a mail address, a handle, a page.",examples:["ada@example.org"]}},required:["name"]},continuity:{type:"\
object",description:"The person who takes over when the primary owner cannot; somebody else.",additionalProperties:!1,properties:{
name:{type:"string",description:"The person's name.",examples:["Ada Example"],minLength:1},contact:{type:"string",description:"\
How to reach them: a mail address, a handle, a page.",examples:["ada@example.org"]}},required:["name"]}},required:["prim\
ary"]},conformance:{type:"object",description:"The level of the specification that the layer claims to keep; `lejic conf\
ormance` scores it.",additionalProperties:!1,properties:{claimedLevel:{type:"string",description:"The claimed level: `co\
re`, `indexed` (index and changelog), `governed` (profiles and reviews) or `federated` (mounts).",default:"core",enum:["\
core","indexed","governed","federated"]},claimedAt:{type:"string",description:"The day, with or without a time, on which\
 the claim was made.",examples:["2026-01-31"],pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([T ].*)?$"}}},federation:{
type:"object",description:"Layers of others that this one builds on.",additionalProperties:!1,properties:{mounts:{type:"\
array",description:"Sibling layers, each pinned to a commit.",items:{$ref:"#/$defs/mount"}}}},vendorAdapters:{type:"arra\
y",description:"Files of agent hosts, besides the well-known ones, that must point to the boot profile.",items:{type:"st\
ring",description:"A file of an agent host.",examples:[".rules"],pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"}},
viewer:{$ref:"#/$defs/viewer"}},required:["leji","name","rootPath","bootProfilePath","categories","owners"],$defs:{category:{
type:"object",description:"A category with the files that list its content.",additionalProperties:!1,properties:{indexes:{
type:"array",description:"Category index files: markdown with `leji-index` blocks.",examples:[["docs/context/system.md"]],
items:{type:"string",description:"A category index file: its `leji-index` blocks name documents and folders.",examples:[
"docs/context/system.md"],pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"},minItems:1}},required:["inde\
xes"]},actor:{type:"object",description:"A person or program that carries out roles.",additionalProperties:!1,properties:{
roles:{type:"array",description:"The roles that it carries out, each with a command below.",examples:[["reviewer"]],items:{
type:"string",description:"A role: a key of `agents`.",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},minItems:1,uniqueItems:!0},commands:{
type:"object",description:"The command that starts the actor, by role.",minProperties:1,propertyNames:{pattern:"^[a-z0-9\
]+(-[a-z0-9]+)*$"},additionalProperties:{type:"string",description:"A shell command with `<prompt>`, unquoted and as a w\
ord of its own, where the prompt goes.",examples:["agent --prompt <prompt>"],pattern:"<prompt>"}}},required:["roles","co\
mmands"]},mount:{type:"object",description:"A sibling layer, pinned to a commit.",additionalProperties:!1,properties:{name:{
type:"string",description:"The sibling layer's own `name`.",examples:["product-context"],minLength:1},source:{type:"stri\
ng",description:"Where its repository is fetched from: an https, ssh or scp-style git address.",examples:["https://examp\
le.org/product-context.git"],minLength:1},pin:{type:"string",description:"The full commit id that this layer was reviewe\
d against.",examples:["0123456789abcdef0123456789abcdef01234567"],pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},trackingRef:{
type:"string",description:"The branch or tag whose movement is compared with the pin.",examples:["refs/heads/main"],pattern:"\
^refs/(heads|tags)/.+$"},owner:{type:"object",description:"Who answers for the sibling layer.",additionalProperties:!1,properties:{
name:{type:"string",description:"The person's name.",examples:["Ada Example"],minLength:1},contact:{type:"string",description:"\
How to reach them: a mail address, a handle, a page.",examples:["ada@example.org"]}},required:["name"]},role:{type:"stri\
ng",description:"What the sibling layer is to this one, in prose."},categories:{type:"array",description:"Categories of \
a task for which the sibling is relevant.",items:{type:"string",description:"A category: `domain`, `system`, `practice`,\
 `governance` or `decisions`.",enum:["domain","system","practice","governance","decisions"]},minItems:1},topics:{type:"a\
rray",description:"Topics for which the sibling is relevant; a task names one exactly as it stands here.",examples:[["bi\
lling"]],items:{type:"string",description:"A topic of a task.",minLength:1}},requiredWhen:{type:"array",description:"Tas\
k conditions, in prose, under which the sibling must be read.",items:{type:"string",description:"A condition in prose.",
examples:["the task changes an invoice"],minLength:1}}},required:["name","source","pin","owner"]},viewer:{type:"object",
description:"How a viewer shows the layer; nothing here changes its meaning.",additionalProperties:!1,properties:{port:{
type:"integer",description:"The port of a local viewer.",default:5354,minimum:1,maximum:65535},logo:{type:"string",description:"\
An image for the header, relative to the layer's root.",examples:["images/logo.svg"]},title:{type:"string",description:"\
A title that is shown in place of the layer's name."},agentsLabel:{type:"string",description:"What the group of agent pr\
ofiles is called.",examples:["Agents"]},favicon:{type:"string",description:"The icon of the site, relative to the layer'\
s root."},homepage:{type:"string",description:"The document that opens first, relative to the layer's root."},pins:{type:"\
array",description:"Documents kept at the top of the navigation.",items:{type:["string","object"],description:"A documen\
t, or a document with a label.",additionalProperties:!1,properties:{path:{type:"string",description:"The pinned document\
."},label:{type:"string",description:"What the pinned document is called."}},required:["path"]}},groupOrder:{type:"array",
description:"Navigation groups in the order in which they are shown.",items:{type:"string",description:"A navigation gro\
up."}},theme:{type:"object",description:"The colours of the viewer.",additionalProperties:!1,properties:{primary:{type:"\
string",description:"The main colour in hexadecimal digits.",examples:["#0f766e"],pattern:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]\
{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"},link:{type:"string",description:"The colour of links."},appearance:{type:"string",
description:"Which appearance is shown: `light`, `dark`, or as the reader's `system` has it.",enum:["system","light","da\
rk"]}}},mermaid:{type:"boolean",description:"Whether mermaid diagrams are drawn."},poweredBy:{type:"boolean",description:"\
Whether the footer names the tool."},categoryEmojis:{type:"object",description:"A sign for each category, by the categor\
y's id.",examples:[{domain:"\u{1F375}"}],additionalProperties:{type:"string",description:"The sign of the category."}}}}}},
schema32={type:"object",description:"A category with the files that list its content.",additionalProperties:!1,properties:{
indexes:{type:"array",description:"Category index files: markdown with `leji-index` blocks.",examples:[["docs/context/sy\
stem.md"]],items:{type:"string",description:"A category index file: its `leji-index` blocks name documents and folders.",
examples:["docs/context/system.md"],pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"},minItems:1}},required:[
"indexes"]},schema37={type:"object",description:"A person or program that carries out roles.",additionalProperties:!1,properties:{
roles:{type:"array",description:"The roles that it carries out, each with a command below.",examples:[["reviewer"]],items:{
type:"string",description:"A role: a key of `agents`.",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},minItems:1,uniqueItems:!0},commands:{
type:"object",description:"The command that starts the actor, by role.",minProperties:1,propertyNames:{pattern:"^[a-z0-9\
]+(-[a-z0-9]+)*$"},additionalProperties:{type:"string",description:"A shell command with `<prompt>`, unquoted and as a w\
ord of its own, where the prompt goes.",examples:["agent --prompt <prompt>"],pattern:"<prompt>"}}},required:["roles","co\
mmands"]},schema38={type:"object",description:"A sibling layer, pinned to a commit.",additionalProperties:!1,properties:{
name:{type:"string",description:"The sibling layer's own `name`.",examples:["product-context"],minLength:1},source:{type:"\
string",description:"Where its repository is fetched from: an https, ssh or scp-style git address.",examples:["https://e\
xample.org/product-context.git"],minLength:1},pin:{type:"string",description:"The full commit id that this layer was rev\
iewed against.",examples:["0123456789abcdef0123456789abcdef01234567"],pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},trackingRef:{
type:"string",description:"The branch or tag whose movement is compared with the pin.",examples:["refs/heads/main"],pattern:"\
^refs/(heads|tags)/.+$"},owner:{type:"object",description:"Who answers for the sibling layer.",additionalProperties:!1,properties:{
name:{type:"string",description:"The person's name.",examples:["Ada Example"],minLength:1},contact:{type:"string",description:"\
How to reach them: a mail address, a handle, a page.",examples:["ada@example.org"]}},required:["name"]},role:{type:"stri\
ng",description:"What the sibling layer is to this one, in prose."},categories:{type:"array",description:"Categories of \
a task for which the sibling is relevant.",items:{type:"string",description:"A category: `domain`, `system`, `practice`,\
 `governance` or `decisions`.",enum:["domain","system","practice","governance","decisions"]},minItems:1},topics:{type:"a\
rray",description:"Topics for which the sibling is relevant; a task names one exactly as it stands here.",examples:[["bi\
lling"]],items:{type:"string",description:"A topic of a task.",minLength:1}},requiredWhen:{type:"array",description:"Tas\
k conditions, in prose, under which the sibling must be read.",items:{type:"string",description:"A condition in prose.",
examples:["the task changes an invoice"],minLength:1}}},required:["name","source","pin","owner"]},schema39={type:"object",
description:"How a viewer shows the layer; nothing here changes its meaning.",additionalProperties:!1,properties:{port:{
type:"integer",description:"The port of a local viewer.",default:5354,minimum:1,maximum:65535},logo:{type:"string",description:"\
An image for the header, relative to the layer's root.",examples:["images/logo.svg"]},title:{type:"string",description:"\
A title that is shown in place of the layer's name."},agentsLabel:{type:"string",description:"What the group of agent pr\
ofiles is called.",examples:["Agents"]},favicon:{type:"string",description:"The icon of the site, relative to the layer'\
s root."},homepage:{type:"string",description:"The document that opens first, relative to the layer's root."},pins:{type:"\
array",description:"Documents kept at the top of the navigation.",items:{type:["string","object"],description:"A documen\
t, or a document with a label.",additionalProperties:!1,properties:{path:{type:"string",description:"The pinned document\
."},label:{type:"string",description:"What the pinned document is called."}},required:["path"]}},groupOrder:{type:"array",
description:"Navigation groups in the order in which they are shown.",items:{type:"string",description:"A navigation gro\
up."}},theme:{type:"object",description:"The colours of the viewer.",additionalProperties:!1,properties:{primary:{type:"\
string",description:"The main colour in hexadecimal digits.",examples:["#0f766e"],pattern:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]\
{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"},link:{type:"string",description:"The colour of links."},appearance:{type:"string",
description:"Which appearance is shown: `light`, `dark`, or as the reader's `system` has it.",enum:["system","light","da\
rk"]}}},mermaid:{type:"boolean",description:"Whether mermaid diagrams are drawn."},poweredBy:{type:"boolean",description:"\
Whether the footer names the tool."},categoryEmojis:{type:"object",description:"A sign for each category, by the categor\
y's id.",examples:[{domain:"\u{1F375}"}],additionalProperties:{type:"string",description:"The sign of the category."}}}},
func1=Object.prototype.hasOwnProperty,func2=require_ucs2length().default,pattern4=new RegExp("^\\d+\\.\\d+$","u"),pattern5=new RegExp(
"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).*$","u"),pattern6=new RegExp("^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).\
+\\.md$","u"),pattern12=new RegExp("^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$","u"),pattern16=new RegExp("^[a-z0\
-9]+(-[a-z0-9]+)*$","u"),pattern21=new RegExp("<prompt>","u"),pattern22=new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\\
d|3[01])([T ].*)?$","u"),pattern23=new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$","u"),pattern24=new RegExp("^refs/(heads|ta\
gs)/.+$","u"),pattern26=new RegExp("^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$","u");function validate20(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate20.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.leji===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"leji"},message:"must have required property 'leji'",schema:schema31.required,parentSchema:schema31,
data};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.name===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:schema31.
required,parentSchema:schema31,data};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.rootPath===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rootPath"},message:"must have\
 required property 'rootPath'",schema:schema31.required,parentSchema:schema31,data};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.bootProfilePath===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"bootProfilePath"},message:"must have required property 'bootProfilePath'",schema:schema31.required,
parentSchema:schema31,data};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.categories===void 0){let err4={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"categories"},message:"must have require\
d property 'categories'",schema:schema31.required,parentSchema:schema31,data};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}if(data.owners===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
owners"},message:"must have required property 'owners'",schema:schema31.required,parentSchema:schema31,data};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}for(let key0 in data)if(!func1.call(schema31.properties,key0)){let err6={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties",schema:!1,parentSchema:schema31,data};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
if(data.$schema!==void 0){let data0=data.$schema;if(typeof data0!="string"){let err7={instancePath:instancePath+"/$schem\
a",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema31.
properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}}if(data.leji!==void 0){let data1=data.leji;if(typeof data1=="string"){if(!pattern4.test(data1)){let err8={
instancePath:instancePath+"/leji",schemaPath:"#/properties/leji/pattern",keyword:"pattern",params:{pattern:"^\\d+\\.\\d+$"},
message:'must match pattern "^\\d+\\.\\d+$"',schema:"^\\d+\\.\\d+$",parentSchema:schema31.properties.leji,data:data1};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/leji",schemaPath:"#/properti\
es/leji/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema31.properties.leji.type,parentSchema:schema31.
properties.leji,data:data1};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.name!==void 0){let data2=data.
name;if(typeof data2=="string"){if(func2(data2)<1){let err10={instancePath:instancePath+"/name",schemaPath:"#/properties\
/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.
properties.name,data:data2};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema31.
properties.name.type,parentSchema:schema31.properties.name,data:data2};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}}if(data.description!==void 0){let data3=data.description;if(typeof data3!="string"){let err12={instancePath:instancePath+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:schema31.properties.description.type,parentSchema:schema31.properties.description,data:data3};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}if(data.rootPath!==void 0){let data4=data.rootPath;if(typeof data4=="string"){if(!pattern5.
test(data4)){let err13={instancePath:instancePath+"/rootPath",schemaPath:"#/properties/rootPath/pattern",keyword:"patter\
n",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).*$"},message:'must match pattern "^(?!/)(?!\\./)(?!.*(\
^|/)\\.\\.(/|$))(?!.*\\\\).*$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).*$",parentSchema:schema31.properties.
rootPath,data:data4};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+
"/rootPath",schemaPath:"#/properties/rootPath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema31.
properties.rootPath.type,parentSchema:schema31.properties.rootPath,data:data4};vErrors===null?vErrors=[err14]:vErrors.push(
err14),errors++}}if(data.bootProfilePath!==void 0){let data5=data.bootProfilePath;if(typeof data5=="string"){if(!pattern6.
test(data5)){let err15={instancePath:instancePath+"/bootProfilePath",schemaPath:"#/properties/bootProfilePath/pattern",keyword:"\
pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"},message:'must match pattern "^(?!/)(?\
!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$",parentSchema:schema31.
properties.bootProfilePath,data:data5};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath:instancePath+
"/bootProfilePath",schemaPath:"#/properties/bootProfilePath/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:schema31.properties.bootProfilePath.type,parentSchema:schema31.properties.bootProfilePath,data:data5};vErrors===
null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.categories!==void 0){let data6=data.categories;if(data6&&typeof data6==
"object"&&!Array.isArray(data6)){if(Object.keys(data6).length<1){let err17={instancePath:instancePath+"/categories",schemaPath:"\
#/properties/categories/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 prop\
erties",schema:1,parentSchema:schema31.properties.categories,data:data6};vErrors===null?vErrors=[err17]:vErrors.push(err17),
errors++}for(let key1 in data6)if(!(key1==="domain"||key1==="system"||key1==="practice"||key1==="governance"||key1==="de\
cisions")){let err18={instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties",schema:!1,
parentSchema:schema31.properties.categories,data:data6};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(data6.
domain!==void 0){let data7=data6.domain;if(data7&&typeof data7=="object"&&!Array.isArray(data7)){if(data7.indexes===void 0){
let err19={instancePath:instancePath+"/categories/domain",schemaPath:"#/$defs/category/required",keyword:"required",params:{
missingProperty:"indexes"},message:"must have required property 'indexes'",schema:schema32.required,parentSchema:schema32,
data:data7};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}for(let key2 in data7)if(key2!=="indexes"){let err20={
instancePath:instancePath+"/categories/domain",schemaPath:"#/$defs/category/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key2},message:"must NOT have additional properties",schema:!1,parentSchema:schema32,
data:data7};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}if(data7.indexes!==void 0){let data8=data7.indexes;
if(Array.isArray(data8)){if(data8.length<1){let err21={instancePath:instancePath+"/categories/domain/indexes",schemaPath:"\
#/$defs/category/properties/indexes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 it\
ems",schema:1,parentSchema:schema32.properties.indexes,data:data8};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}
let len0=data8.length;for(let i0=0;i0<len0;i0++){let data9=data8[i0];if(typeof data9=="string"){if(!pattern6.test(data9)){
let err22={instancePath:instancePath+"/categories/domain/indexes/"+i0,schemaPath:"#/$defs/category/properties/indexes/it\
ems/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"},message:'must m\
atch pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\)\
.+\\.md$",parentSchema:schema32.properties.indexes.items,data:data9};vErrors===null?vErrors=[err22]:vErrors.push(err22),
errors++}}else{let err23={instancePath:instancePath+"/categories/domain/indexes/"+i0,schemaPath:"#/$defs/category/proper\
ties/indexes/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema32.properties.indexes.
items.type,parentSchema:schema32.properties.indexes.items,data:data9};vErrors===null?vErrors=[err23]:vErrors.push(err23),
errors++}}}else{let err24={instancePath:instancePath+"/categories/domain/indexes",schemaPath:"#/$defs/category/propertie\
s/indexes/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema32.properties.indexes.type,parentSchema:schema32.
properties.indexes,data:data8};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}}else{let err25={instancePath:instancePath+
"/categories/domain",schemaPath:"#/$defs/category/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema32.
type,parentSchema:schema32,data:data7};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data6.system!==void 0){
let data10=data6.system;if(data10&&typeof data10=="object"&&!Array.isArray(data10)){if(data10.indexes===void 0){let err26={
instancePath:instancePath+"/categories/system",schemaPath:"#/$defs/category/required",keyword:"required",params:{missingProperty:"\
indexes"},message:"must have required property 'indexes'",schema:schema32.required,parentSchema:schema32,data:data10};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}for(let key3 in data10)if(key3!=="indexes"){let err27={instancePath:instancePath+
"/categories/system",schemaPath:"#/$defs/category/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},
message:"must NOT have additional properties",schema:!1,parentSchema:schema32,data:data10};vErrors===null?vErrors=[err27]:
vErrors.push(err27),errors++}if(data10.indexes!==void 0){let data11=data10.indexes;if(Array.isArray(data11)){if(data11.length<
1){let err28={instancePath:instancePath+"/categories/system/indexes",schemaPath:"#/$defs/category/properties/indexes/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.properties.
indexes,data:data11};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}let len1=data11.length;for(let i1=0;i1<
len1;i1++){let data12=data11[i1];if(typeof data12=="string"){if(!pattern6.test(data12)){let err29={instancePath:instancePath+
"/categories/system/indexes/"+i1,schemaPath:"#/$defs/category/properties/indexes/items/pattern",keyword:"pattern",params:{
pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"},message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\
\\.(/|$))(?!.*\\\\).+\\.md$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$",parentSchema:schema32.properties.
indexes.items,data:data12};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}}else{let err30={instancePath:instancePath+
"/categories/system/indexes/"+i1,schemaPath:"#/$defs/category/properties/indexes/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema32.properties.indexes.items.type,parentSchema:schema32.properties.indexes.
items,data:data12};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}}else{let err31={instancePath:instancePath+
"/categories/system/indexes",schemaPath:"#/$defs/category/properties/indexes/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:schema32.properties.indexes.type,parentSchema:schema32.properties.indexes,data:data11};vErrors===
null?vErrors=[err31]:vErrors.push(err31),errors++}}}else{let err32={instancePath:instancePath+"/categories/system",schemaPath:"\
#/$defs/category/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema32.type,parentSchema:schema32,
data:data10};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}if(data6.practice!==void 0){let data13=data6.practice;
if(data13&&typeof data13=="object"&&!Array.isArray(data13)){if(data13.indexes===void 0){let err33={instancePath:instancePath+
"/categories/practice",schemaPath:"#/$defs/category/required",keyword:"required",params:{missingProperty:"indexes"},message:"\
must have required property 'indexes'",schema:schema32.required,parentSchema:schema32,data:data13};vErrors===null?vErrors=
[err33]:vErrors.push(err33),errors++}for(let key4 in data13)if(key4!=="indexes"){let err34={instancePath:instancePath+"/\
categories/practice",schemaPath:"#/$defs/category/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},
message:"must NOT have additional properties",schema:!1,parentSchema:schema32,data:data13};vErrors===null?vErrors=[err34]:
vErrors.push(err34),errors++}if(data13.indexes!==void 0){let data14=data13.indexes;if(Array.isArray(data14)){if(data14.length<
1){let err35={instancePath:instancePath+"/categories/practice/indexes",schemaPath:"#/$defs/category/properties/indexes/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.properties.
indexes,data:data14};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}let len2=data14.length;for(let i2=0;i2<
len2;i2++){let data15=data14[i2];if(typeof data15=="string"){if(!pattern6.test(data15)){let err36={instancePath:instancePath+
"/categories/practice/indexes/"+i2,schemaPath:"#/$defs/category/properties/indexes/items/pattern",keyword:"pattern",params:{
pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"},message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\
\\.(/|$))(?!.*\\\\).+\\.md$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$",parentSchema:schema32.properties.
indexes.items,data:data15};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}else{let err37={instancePath:instancePath+
"/categories/practice/indexes/"+i2,schemaPath:"#/$defs/category/properties/indexes/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema32.properties.indexes.items.type,parentSchema:schema32.properties.indexes.
items,data:data15};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}}}else{let err38={instancePath:instancePath+
"/categories/practice/indexes",schemaPath:"#/$defs/category/properties/indexes/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:schema32.properties.indexes.type,parentSchema:schema32.properties.indexes,data:data14};vErrors===
null?vErrors=[err38]:vErrors.push(err38),errors++}}}else{let err39={instancePath:instancePath+"/categories/practice",schemaPath:"\
#/$defs/category/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema32.type,parentSchema:schema32,
data:data13};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}}if(data6.governance!==void 0){let data16=data6.
governance;if(data16&&typeof data16=="object"&&!Array.isArray(data16)){if(data16.indexes===void 0){let err40={instancePath:instancePath+
"/categories/governance",schemaPath:"#/$defs/category/required",keyword:"required",params:{missingProperty:"indexes"},message:"\
must have required property 'indexes'",schema:schema32.required,parentSchema:schema32,data:data16};vErrors===null?vErrors=
[err40]:vErrors.push(err40),errors++}for(let key5 in data16)if(key5!=="indexes"){let err41={instancePath:instancePath+"/\
categories/governance",schemaPath:"#/$defs/category/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},
message:"must NOT have additional properties",schema:!1,parentSchema:schema32,data:data16};vErrors===null?vErrors=[err41]:
vErrors.push(err41),errors++}if(data16.indexes!==void 0){let data17=data16.indexes;if(Array.isArray(data17)){if(data17.length<
1){let err42={instancePath:instancePath+"/categories/governance/indexes",schemaPath:"#/$defs/category/properties/indexes\
/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.
properties.indexes,data:data17};vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++}let len3=data17.length;for(let i3=0;i3<
len3;i3++){let data18=data17[i3];if(typeof data18=="string"){if(!pattern6.test(data18)){let err43={instancePath:instancePath+
"/categories/governance/indexes/"+i3,schemaPath:"#/$defs/category/properties/indexes/items/pattern",keyword:"pattern",params:{
pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"},message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\
\\.(/|$))(?!.*\\\\).+\\.md$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$",parentSchema:schema32.properties.
indexes.items,data:data18};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}else{let err44={instancePath:instancePath+
"/categories/governance/indexes/"+i3,schemaPath:"#/$defs/category/properties/indexes/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:schema32.properties.indexes.items.type,parentSchema:schema32.properties.indexes.
items,data:data18};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}}else{let err45={instancePath:instancePath+
"/categories/governance/indexes",schemaPath:"#/$defs/category/properties/indexes/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:schema32.properties.indexes.type,parentSchema:schema32.properties.indexes,data:data17};
vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}}}else{let err46={instancePath:instancePath+"/categories/gov\
ernance",schemaPath:"#/$defs/category/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema32.
type,parentSchema:schema32,data:data16};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}}if(data6.decisions!==
void 0){let data19=data6.decisions;if(data19&&typeof data19=="object"&&!Array.isArray(data19)){if(data19.indexes===void 0){
let err47={instancePath:instancePath+"/categories/decisions",schemaPath:"#/$defs/category/required",keyword:"required",params:{
missingProperty:"indexes"},message:"must have required property 'indexes'",schema:schema32.required,parentSchema:schema32,
data:data19};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}for(let key6 in data19)if(key6!=="indexes"){let err48={
instancePath:instancePath+"/categories/decisions",schemaPath:"#/$defs/category/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:key6},message:"must NOT have additional properties",schema:!1,parentSchema:schema32,
data:data19};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}if(data19.indexes!==void 0){let data20=data19.indexes;
if(Array.isArray(data20)){if(data20.length<1){let err49={instancePath:instancePath+"/categories/decisions/indexes",schemaPath:"\
#/$defs/category/properties/indexes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 it\
ems",schema:1,parentSchema:schema32.properties.indexes,data:data20};vErrors===null?vErrors=[err49]:vErrors.push(err49),errors++}
let len4=data20.length;for(let i4=0;i4<len4;i4++){let data21=data20[i4];if(typeof data21=="string"){if(!pattern6.test(data21)){
let err50={instancePath:instancePath+"/categories/decisions/indexes/"+i4,schemaPath:"#/$defs/category/properties/indexes\
/items/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"},message:'mus\
t match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+\\.md$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\
\\\\).+\\.md$",parentSchema:schema32.properties.indexes.items,data:data21};vErrors===null?vErrors=[err50]:vErrors.push(err50),
errors++}}else{let err51={instancePath:instancePath+"/categories/decisions/indexes/"+i4,schemaPath:"#/$defs/category/pro\
perties/indexes/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema32.properties.indexes.
items.type,parentSchema:schema32.properties.indexes.items,data:data21};vErrors===null?vErrors=[err51]:vErrors.push(err51),
errors++}}}else{let err52={instancePath:instancePath+"/categories/decisions/indexes",schemaPath:"#/$defs/category/proper\
ties/indexes/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema32.properties.indexes.type,
parentSchema:schema32.properties.indexes,data:data20};vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}}}else{
let err53={instancePath:instancePath+"/categories/decisions",schemaPath:"#/$defs/category/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data19};vErrors===null?vErrors=[err53]:
vErrors.push(err53),errors++}}}else{let err54={instancePath:instancePath+"/categories",schemaPath:"#/properties/categori\
es/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema31.properties.categories.type,parentSchema:schema31.
properties.categories,data:data6};vErrors===null?vErrors=[err54]:vErrors.push(err54),errors++}}if(data.machine!==void 0){
let data22=data.machine;if(data22&&typeof data22=="object"&&!Array.isArray(data22)){for(let key7 in data22)if(!(key7==="\
indexPath"||key7==="changelogPath"||key7==="agentProfilesPath"||key7==="decisionRecordsPath")){let err55={instancePath:instancePath+
"/machine",schemaPath:"#/properties/machine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},
message:"must NOT have additional properties",schema:!1,parentSchema:schema31.properties.machine,data:data22};vErrors===
null?vErrors=[err55]:vErrors.push(err55),errors++}if(data22.indexPath!==void 0){let data23=data22.indexPath;if(typeof data23==
"string"){if(!pattern12.test(data23)){let err56={instancePath:instancePath+"/machine/indexPath",schemaPath:"#/properties\
/machine/properties/indexPath/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},
message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$\
))(?!.*\\\\).+$",parentSchema:schema31.properties.machine.properties.indexPath,data:data23};vErrors===null?vErrors=[err56]:
vErrors.push(err56),errors++}}else{let err57={instancePath:instancePath+"/machine/indexPath",schemaPath:"#/properties/ma\
chine/properties/indexPath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema31.properties.
machine.properties.indexPath.type,parentSchema:schema31.properties.machine.properties.indexPath,data:data23};vErrors===null?
vErrors=[err57]:vErrors.push(err57),errors++}}if(data22.changelogPath!==void 0){let data24=data22.changelogPath;if(typeof data24==
"string"){if(!pattern12.test(data24)){let err58={instancePath:instancePath+"/machine/changelogPath",schemaPath:"#/proper\
ties/machine/properties/changelogPath/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\
\\\\).+$"},message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"^(?!/)(?!\\./)(?!.*(^\
|/)\\.\\.(/|$))(?!.*\\\\).+$",parentSchema:schema31.properties.machine.properties.changelogPath,data:data24};vErrors===null?
vErrors=[err58]:vErrors.push(err58),errors++}}else{let err59={instancePath:instancePath+"/machine/changelogPath",schemaPath:"\
#/properties/machine/properties/changelogPath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema31.
properties.machine.properties.changelogPath.type,parentSchema:schema31.properties.machine.properties.changelogPath,data:data24};
vErrors===null?vErrors=[err59]:vErrors.push(err59),errors++}}if(data22.agentProfilesPath!==void 0){let data25=data22.agentProfilesPath;
if(typeof data25=="string"){if(!pattern12.test(data25)){let err60={instancePath:instancePath+"/machine/agentProfilesPath",
schemaPath:"#/properties/machine/properties/agentProfilesPath/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(\
?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"\
^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$",parentSchema:schema31.properties.machine.properties.agentProfilesPath,
data:data25};vErrors===null?vErrors=[err60]:vErrors.push(err60),errors++}}else{let err61={instancePath:instancePath+"/ma\
chine/agentProfilesPath",schemaPath:"#/properties/machine/properties/agentProfilesPath/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema31.properties.machine.properties.agentProfilesPath.type,parentSchema:schema31.
properties.machine.properties.agentProfilesPath,data:data25};vErrors===null?vErrors=[err61]:vErrors.push(err61),errors++}}
if(data22.decisionRecordsPath!==void 0){let data26=data22.decisionRecordsPath;if(typeof data26=="string"){if(!pattern12.
test(data26)){let err62={instancePath:instancePath+"/machine/decisionRecordsPath",schemaPath:"#/properties/machine/prope\
rties/decisionRecordsPath/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},
message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$\
))(?!.*\\\\).+$",parentSchema:schema31.properties.machine.properties.decisionRecordsPath,data:data26};vErrors===null?vErrors=
[err62]:vErrors.push(err62),errors++}}else{let err63={instancePath:instancePath+"/machine/decisionRecordsPath",schemaPath:"\
#/properties/machine/properties/decisionRecordsPath/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:schema31.properties.machine.properties.decisionRecordsPath.type,parentSchema:schema31.properties.machine.properties.
decisionRecordsPath,data:data26};vErrors===null?vErrors=[err63]:vErrors.push(err63),errors++}}}else{let err64={instancePath:instancePath+
"/machine",schemaPath:"#/properties/machine/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema31.
properties.machine.type,parentSchema:schema31.properties.machine,data:data22};vErrors===null?vErrors=[err64]:vErrors.push(
err64),errors++}}if(data.agents!==void 0){let data27=data.agents;if(data27&&typeof data27=="object"&&!Array.isArray(data27)){
for(let key8 in data27){let _errs70=errors;if(typeof key8=="string"&&!pattern16.test(key8)){let err65={instancePath:instancePath+
"/agents",schemaPath:"#/properties/agents/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]\
+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"',schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema31.properties.
agents.propertyNames,data:key8,propertyName:key8};vErrors===null?vErrors=[err65]:vErrors.push(err65),errors++}var valid23=_errs70===
errors;if(!valid23){let err66={instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/propertyNames",keyword:"\
propertyNames",params:{propertyName:key8},message:"property name must be valid",schema:schema31.properties.agents.propertyNames,
parentSchema:schema31.properties.agents,data:data27};vErrors===null?vErrors=[err66]:vErrors.push(err66),errors++}}for(let key9 in data27){
let data28=data27[key9];if(typeof data28=="string"){if(!pattern12.test(data28)){let err67={instancePath:instancePath+"/a\
gents/"+key9.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/agents/additionalProperties/pattern",keyword:"\
pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},message:'must match pattern "^(?!/)(?!\\./)\
(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$",parentSchema:schema31.properties.
agents.additionalProperties,data:data28};vErrors===null?vErrors=[err67]:vErrors.push(err67),errors++}}else{let err68={instancePath:instancePath+
"/agents/"+key9.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/agents/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:schema31.properties.agents.additionalProperties.type,parentSchema:schema31.
properties.agents.additionalProperties,data:data28};vErrors===null?vErrors=[err68]:vErrors.push(err68),errors++}}}else{let err69={
instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:schema31.properties.agents.type,parentSchema:schema31.properties.agents,data:data27};vErrors===null?
vErrors=[err69]:vErrors.push(err69),errors++}}if(data.actors!==void 0){let data29=data.actors;if(data29&&typeof data29==
"object"&&!Array.isArray(data29)){for(let key10 in data29){let _errs76=errors;if(typeof key10=="string"&&!pattern16.test(
key10)){let err70={instancePath:instancePath+"/actors",schemaPath:"#/properties/actors/propertyNames/pattern",keyword:"p\
attern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"',schema:"^[a-\
z0-9]+(-[a-z0-9]+)*$",parentSchema:schema31.properties.actors.propertyNames,data:key10,propertyName:key10};vErrors===null?
vErrors=[err70]:vErrors.push(err70),errors++}var valid25=_errs76===errors;if(!valid25){let err71={instancePath:instancePath+
"/actors",schemaPath:"#/properties/actors/propertyNames",keyword:"propertyNames",params:{propertyName:key10},message:"pr\
operty name must be valid",schema:schema31.properties.actors.propertyNames,parentSchema:schema31.properties.actors,data:data29};
vErrors===null?vErrors=[err71]:vErrors.push(err71),errors++}}for(let key11 in data29){let data30=data29[key11];if(data30&&
typeof data30=="object"&&!Array.isArray(data30)){if(data30.roles===void 0){let err72={instancePath:instancePath+"/actors\
/"+key11.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/actor/required",keyword:"required",params:{missingProperty:"\
roles"},message:"must have required property 'roles'",schema:schema37.required,parentSchema:schema37,data:data30};vErrors===
null?vErrors=[err72]:vErrors.push(err72),errors++}if(data30.commands===void 0){let err73={instancePath:instancePath+"/ac\
tors/"+key11.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/actor/required",keyword:"required",params:{missingProperty:"\
commands"},message:"must have required property 'commands'",schema:schema37.required,parentSchema:schema37,data:data30};
vErrors===null?vErrors=[err73]:vErrors.push(err73),errors++}for(let key12 in data30)if(!(key12==="roles"||key12==="comma\
nds")){let err74={instancePath:instancePath+"/actors/"+key11.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/\
actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key12},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:schema37,data:data30};vErrors===null?vErrors=[err74]:vErrors.push(err74),errors++}
if(data30.roles!==void 0){let data31=data30.roles;if(Array.isArray(data31)){if(data31.length<1){let err75={instancePath:instancePath+
"/actors/"+key11.replace(/~/g,"~0").replace(/\//g,"~1")+"/roles",schemaPath:"#/$defs/actor/properties/roles/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema37.properties.roles,data:data31};
vErrors===null?vErrors=[err75]:vErrors.push(err75),errors++}let len5=data31.length;for(let i5=0;i5<len5;i5++){let data32=data31[i5];
if(typeof data32=="string"){if(!pattern16.test(data32)){let err76={instancePath:instancePath+"/actors/"+key11.replace(/~/g,
"~0").replace(/\//g,"~1")+"/roles/"+i5,schemaPath:"#/$defs/actor/properties/roles/items/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"',schema:"^[a-z0-9]+(-[a-z0-9]\
+)*$",parentSchema:schema37.properties.roles.items,data:data32};vErrors===null?vErrors=[err76]:vErrors.push(err76),errors++}}else{
let err77={instancePath:instancePath+"/actors/"+key11.replace(/~/g,"~0").replace(/\//g,"~1")+"/roles/"+i5,schemaPath:"#/\
$defs/actor/properties/roles/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema37.
properties.roles.items.type,parentSchema:schema37.properties.roles.items,data:data32};vErrors===null?vErrors=[err77]:vErrors.
push(err77),errors++}}let i6=data31.length,j0;if(i6>1){let indices0={};for(;i6--;){let item0=data31[i6];if(typeof item0==
"string"){if(typeof indices0[item0]=="number"){j0=indices0[item0];let err78={instancePath:instancePath+"/actors/"+key11.
replace(/~/g,"~0").replace(/\//g,"~1")+"/roles",schemaPath:"#/$defs/actor/properties/roles/uniqueItems",keyword:"uniqueI\
tems",params:{i:i6,j:j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i6+" are identical)",schema:!0,parentSchema:schema37.
properties.roles,data:data31};vErrors===null?vErrors=[err78]:vErrors.push(err78),errors++;break}indices0[item0]=i6}}}}else{
let err79={instancePath:instancePath+"/actors/"+key11.replace(/~/g,"~0").replace(/\//g,"~1")+"/roles",schemaPath:"#/$def\
s/actor/properties/roles/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema37.properties.roles.
type,parentSchema:schema37.properties.roles,data:data31};vErrors===null?vErrors=[err79]:vErrors.push(err79),errors++}}if(data30.
commands!==void 0){let data33=data30.commands;if(data33&&typeof data33=="object"&&!Array.isArray(data33)){if(Object.keys(
data33).length<1){let err80={instancePath:instancePath+"/actors/"+key11.replace(/~/g,"~0").replace(/\//g,"~1")+"/command\
s",schemaPath:"#/$defs/actor/properties/commands/minProperties",keyword:"minProperties",params:{limit:1},message:"must N\
OT have fewer than 1 properties",schema:1,parentSchema:schema37.properties.commands,data:data33};vErrors===null?vErrors=
[err80]:vErrors.push(err80),errors++}for(let key13 in data33){let _errs88=errors;if(typeof key13=="string"&&!pattern16.test(
key13)){let err81={instancePath:instancePath+"/actors/"+key11.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands",schemaPath:"\
#/$defs/actor/properties/commands/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'\
must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"',schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema37.properties.commands.
propertyNames,data:key13,propertyName:key13};vErrors===null?vErrors=[err81]:vErrors.push(err81),errors++}var valid32=_errs88===
errors;if(!valid32){let err82={instancePath:instancePath+"/actors/"+key11.replace(/~/g,"~0").replace(/\//g,"~1")+"/comma\
nds",schemaPath:"#/$defs/actor/properties/commands/propertyNames",keyword:"propertyNames",params:{propertyName:key13},message:"\
property name must be valid",schema:schema37.properties.commands.propertyNames,parentSchema:schema37.properties.commands,
data:data33};vErrors===null?vErrors=[err82]:vErrors.push(err82),errors++}}for(let key14 in data33){let data34=data33[key14];
if(typeof data34=="string"){if(!pattern21.test(data34)){let err83={instancePath:instancePath+"/actors/"+key11.replace(/~/g,
"~0").replace(/\//g,"~1")+"/commands/"+key14.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/actor/properties\
/commands/additionalProperties/pattern",keyword:"pattern",params:{pattern:"<prompt>"},message:'must match pattern "<prom\
pt>"',schema:"<prompt>",parentSchema:schema37.properties.commands.additionalProperties,data:data34};vErrors===null?vErrors=
[err83]:vErrors.push(err83),errors++}}else{let err84={instancePath:instancePath+"/actors/"+key11.replace(/~/g,"~0").replace(
/\//g,"~1")+"/commands/"+key14.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/actor/properties/commands/addi\
tionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema37.properties.commands.
additionalProperties.type,parentSchema:schema37.properties.commands.additionalProperties,data:data34};vErrors===null?vErrors=
[err84]:vErrors.push(err84),errors++}}}else{let err85={instancePath:instancePath+"/actors/"+key11.replace(/~/g,"~0").replace(
/\//g,"~1")+"/commands",schemaPath:"#/$defs/actor/properties/commands/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:schema37.properties.commands.type,parentSchema:schema37.properties.commands,data:data33};vErrors===
null?vErrors=[err85]:vErrors.push(err85),errors++}}}else{let err86={instancePath:instancePath+"/actors/"+key11.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/actor/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:schema37.type,parentSchema:schema37,data:data30};vErrors===null?vErrors=[err86]:vErrors.push(err86),errors++}}}else{
let err87={instancePath:instancePath+"/actors",schemaPath:"#/properties/actors/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:schema31.properties.actors.type,parentSchema:schema31.properties.actors,data:data29};vErrors===
null?vErrors=[err87]:vErrors.push(err87),errors++}}if(data.owners!==void 0){let data35=data.owners;if(data35&&typeof data35==
"object"&&!Array.isArray(data35)){if(data35.primary===void 0){let err88={instancePath:instancePath+"/owners",schemaPath:"\
#/properties/owners/required",keyword:"required",params:{missingProperty:"primary"},message:"must have required property\
 'primary'",schema:schema31.properties.owners.required,parentSchema:schema31.properties.owners,data:data35};vErrors===null?
vErrors=[err88]:vErrors.push(err88),errors++}for(let key15 in data35)if(!(key15==="primary"||key15==="continuity")){let err89={
instancePath:instancePath+"/owners",schemaPath:"#/properties/owners/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key15},message:"must NOT have additional properties",schema:!1,parentSchema:schema31.properties.
owners,data:data35};vErrors===null?vErrors=[err89]:vErrors.push(err89),errors++}if(data35.primary!==void 0){let data36=data35.
primary;if(data36&&typeof data36=="object"&&!Array.isArray(data36)){if(data36.name===void 0){let err90={instancePath:instancePath+
"/owners/primary",schemaPath:"#/properties/owners/properties/primary/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'",schema:schema31.properties.owners.properties.primary.required,parentSchema:schema31.
properties.owners.properties.primary,data:data36};vErrors===null?vErrors=[err90]:vErrors.push(err90),errors++}for(let key16 in data36)
if(!(key16==="name"||key16==="contact")){let err91={instancePath:instancePath+"/owners/primary",schemaPath:"#/properties\
/owners/properties/primary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key16},message:"\
must NOT have additional properties",schema:!1,parentSchema:schema31.properties.owners.properties.primary,data:data36};vErrors===
null?vErrors=[err91]:vErrors.push(err91),errors++}if(data36.name!==void 0){let data37=data36.name;if(typeof data37=="str\
ing"){if(func2(data37)<1){let err92={instancePath:instancePath+"/owners/primary/name",schemaPath:"#/properties/owners/pr\
operties/primary/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters",schema:1,parentSchema:schema31.properties.owners.properties.primary.properties.name,data:data37};vErrors===null?
vErrors=[err92]:vErrors.push(err92),errors++}}else{let err93={instancePath:instancePath+"/owners/primary/name",schemaPath:"\
#/properties/owners/properties/primary/properties/name/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:schema31.properties.owners.properties.primary.properties.name.type,parentSchema:schema31.properties.owners.properties.
primary.properties.name,data:data37};vErrors===null?vErrors=[err93]:vErrors.push(err93),errors++}}if(data36.contact!==void 0){
let data38=data36.contact;if(typeof data38!="string"){let err94={instancePath:instancePath+"/owners/primary/contact",schemaPath:"\
#/properties/owners/properties/primary/properties/contact/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:schema31.properties.owners.properties.primary.properties.contact.type,parentSchema:schema31.properties.owners.
properties.primary.properties.contact,data:data38};vErrors===null?vErrors=[err94]:vErrors.push(err94),errors++}}}else{let err95={
instancePath:instancePath+"/owners/primary",schemaPath:"#/properties/owners/properties/primary/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:schema31.properties.owners.properties.primary.type,parentSchema:schema31.
properties.owners.properties.primary,data:data36};vErrors===null?vErrors=[err95]:vErrors.push(err95),errors++}}if(data35.
continuity!==void 0){let data39=data35.continuity;if(data39&&typeof data39=="object"&&!Array.isArray(data39)){if(data39.
name===void 0){let err96={instancePath:instancePath+"/owners/continuity",schemaPath:"#/properties/owners/properties/cont\
inuity/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:schema31.
properties.owners.properties.continuity.required,parentSchema:schema31.properties.owners.properties.continuity,data:data39};
vErrors===null?vErrors=[err96]:vErrors.push(err96),errors++}for(let key17 in data39)if(!(key17==="name"||key17==="contac\
t")){let err97={instancePath:instancePath+"/owners/continuity",schemaPath:"#/properties/owners/properties/continuity/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:key17},message:"must NOT have additional pr\
operties",schema:!1,parentSchema:schema31.properties.owners.properties.continuity,data:data39};vErrors===null?vErrors=[err97]:
vErrors.push(err97),errors++}if(data39.name!==void 0){let data40=data39.name;if(typeof data40=="string"){if(func2(data40)<
1){let err98={instancePath:instancePath+"/owners/continuity/name",schemaPath:"#/properties/owners/properties/continuity/\
properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:schema31.properties.owners.properties.continuity.properties.name,data:data40};vErrors===null?vErrors=[err98]:
vErrors.push(err98),errors++}}else{let err99={instancePath:instancePath+"/owners/continuity/name",schemaPath:"#/properti\
es/owners/properties/continuity/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema31.
properties.owners.properties.continuity.properties.name.type,parentSchema:schema31.properties.owners.properties.continuity.
properties.name,data:data40};vErrors===null?vErrors=[err99]:vErrors.push(err99),errors++}}if(data39.contact!==void 0){let data41=data39.
contact;if(typeof data41!="string"){let err100={instancePath:instancePath+"/owners/continuity/contact",schemaPath:"#/pro\
perties/owners/properties/continuity/properties/contact/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:schema31.properties.owners.properties.continuity.properties.contact.type,parentSchema:schema31.properties.owners.
properties.continuity.properties.contact,data:data41};vErrors===null?vErrors=[err100]:vErrors.push(err100),errors++}}}else{
let err101={instancePath:instancePath+"/owners/continuity",schemaPath:"#/properties/owners/properties/continuity/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:schema31.properties.owners.properties.continuity.type,parentSchema:schema31.
properties.owners.properties.continuity,data:data39};vErrors===null?vErrors=[err101]:vErrors.push(err101),errors++}}}else{
let err102={instancePath:instancePath+"/owners",schemaPath:"#/properties/owners/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:schema31.properties.owners.type,parentSchema:schema31.properties.owners,data:data35};
vErrors===null?vErrors=[err102]:vErrors.push(err102),errors++}}if(data.conformance!==void 0){let data42=data.conformance;
if(data42&&typeof data42=="object"&&!Array.isArray(data42)){for(let key18 in data42)if(!(key18==="claimedLevel"||key18===
"claimedAt")){let err103={instancePath:instancePath+"/conformance",schemaPath:"#/properties/conformance/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:key18},message:"must NOT have additional properties",schema:!1,
parentSchema:schema31.properties.conformance,data:data42};vErrors===null?vErrors=[err103]:vErrors.push(err103),errors++}
if(data42.claimedLevel!==void 0){let data43=data42.claimedLevel;if(typeof data43!="string"){let err104={instancePath:instancePath+
"/conformance/claimedLevel",schemaPath:"#/properties/conformance/properties/claimedLevel/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema31.properties.conformance.properties.claimedLevel.type,parentSchema:schema31.
properties.conformance.properties.claimedLevel,data:data43};vErrors===null?vErrors=[err104]:vErrors.push(err104),errors++}
if(!(data43==="core"||data43==="indexed"||data43==="governed"||data43==="federated")){let err105={instancePath:instancePath+
"/conformance/claimedLevel",schemaPath:"#/properties/conformance/properties/claimedLevel/enum",keyword:"enum",params:{allowedValues:schema31.
properties.conformance.properties.claimedLevel.enum},message:"must be equal to one of the allowed values",schema:schema31.
properties.conformance.properties.claimedLevel.enum,parentSchema:schema31.properties.conformance.properties.claimedLevel,
data:data43};vErrors===null?vErrors=[err105]:vErrors.push(err105),errors++}}if(data42.claimedAt!==void 0){let data44=data42.
claimedAt;if(typeof data44=="string"){if(!pattern22.test(data44)){let err106={instancePath:instancePath+"/conformance/cl\
aimedAt",schemaPath:"#/properties/conformance/properties/claimedAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-(0\
[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([T ].*)?$"},message:'must match pattern "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01\
])([T ].*)?$"',schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([T ].*)?$",parentSchema:schema31.properties.conformance.
properties.claimedAt,data:data44};vErrors===null?vErrors=[err106]:vErrors.push(err106),errors++}}else{let err107={instancePath:instancePath+
"/conformance/claimedAt",schemaPath:"#/properties/conformance/properties/claimedAt/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:schema31.properties.conformance.properties.claimedAt.type,parentSchema:schema31.properties.
conformance.properties.claimedAt,data:data44};vErrors===null?vErrors=[err107]:vErrors.push(err107),errors++}}}else{let err108={
instancePath:instancePath+"/conformance",schemaPath:"#/properties/conformance/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:schema31.properties.conformance.type,parentSchema:schema31.properties.conformance,data:data42};
vErrors===null?vErrors=[err108]:vErrors.push(err108),errors++}}if(data.federation!==void 0){let data45=data.federation;if(data45&&
typeof data45=="object"&&!Array.isArray(data45)){for(let key19 in data45)if(key19!=="mounts"){let err109={instancePath:instancePath+
"/federation",schemaPath:"#/properties/federation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key19},
message:"must NOT have additional properties",schema:!1,parentSchema:schema31.properties.federation,data:data45};vErrors===
null?vErrors=[err109]:vErrors.push(err109),errors++}if(data45.mounts!==void 0){let data46=data45.mounts;if(Array.isArray(
data46)){let len6=data46.length;for(let i7=0;i7<len6;i7++){let data47=data46[i7];if(data47&&typeof data47=="object"&&!Array.
isArray(data47)){if(data47.name===void 0){let err110={instancePath:instancePath+"/federation/mounts/"+i7,schemaPath:"#/$\
defs/mount/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:schema38.
required,parentSchema:schema38,data:data47};vErrors===null?vErrors=[err110]:vErrors.push(err110),errors++}if(data47.source===
void 0){let err111={instancePath:instancePath+"/federation/mounts/"+i7,schemaPath:"#/$defs/mount/required",keyword:"requ\
ired",params:{missingProperty:"source"},message:"must have required property 'source'",schema:schema38.required,parentSchema:schema38,
data:data47};vErrors===null?vErrors=[err111]:vErrors.push(err111),errors++}if(data47.pin===void 0){let err112={instancePath:instancePath+
"/federation/mounts/"+i7,schemaPath:"#/$defs/mount/required",keyword:"required",params:{missingProperty:"pin"},message:"\
must have required property 'pin'",schema:schema38.required,parentSchema:schema38,data:data47};vErrors===null?vErrors=[err112]:
vErrors.push(err112),errors++}if(data47.owner===void 0){let err113={instancePath:instancePath+"/federation/mounts/"+i7,schemaPath:"\
#/$defs/mount/required",keyword:"required",params:{missingProperty:"owner"},message:"must have required property 'owner'",
schema:schema38.required,parentSchema:schema38,data:data47};vErrors===null?vErrors=[err113]:vErrors.push(err113),errors++}
for(let key20 in data47)if(!func1.call(schema38.properties,key20)){let err114={instancePath:instancePath+"/federation/mo\
unts/"+i7,schemaPath:"#/$defs/mount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key20},
message:"must NOT have additional properties",schema:!1,parentSchema:schema38,data:data47};vErrors===null?vErrors=[err114]:
vErrors.push(err114),errors++}if(data47.name!==void 0){let data48=data47.name;if(typeof data48=="string"){if(func2(data48)<
1){let err115={instancePath:instancePath+"/federation/mounts/"+i7+"/name",schemaPath:"#/$defs/mount/properties/name/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.
properties.name,data:data48};vErrors===null?vErrors=[err115]:vErrors.push(err115),errors++}}else{let err116={instancePath:instancePath+
"/federation/mounts/"+i7+"/name",schemaPath:"#/$defs/mount/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:schema38.properties.name.type,parentSchema:schema38.properties.name,data:data48};vErrors===null?vErrors=
[err116]:vErrors.push(err116),errors++}}if(data47.source!==void 0){let data49=data47.source;if(typeof data49=="string"){
if(func2(data49)<1){let err117={instancePath:instancePath+"/federation/mounts/"+i7+"/source",schemaPath:"#/$defs/mount/p\
roperties/source/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:schema38.properties.source,data:data49};vErrors===null?vErrors=[err117]:vErrors.push(err117),errors++}}else{
let err118={instancePath:instancePath+"/federation/mounts/"+i7+"/source",schemaPath:"#/$defs/mount/properties/source/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:schema38.properties.source.type,parentSchema:schema38.
properties.source,data:data49};vErrors===null?vErrors=[err118]:vErrors.push(err118),errors++}}if(data47.pin!==void 0){let data50=data47.
pin;if(typeof data50=="string"){if(!pattern23.test(data50)){let err119={instancePath:instancePath+"/federation/mounts/"+
i7+"/pin",schemaPath:"#/$defs/mount/properties/pin/pattern",keyword:"pattern",params:{pattern:"^([0-9a-f]{40}|[0-9a-f]{6\
4})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"',schema:"^([0-9a-f]{40}|[0-9a-f]{64})$",parentSchema:schema38.
properties.pin,data:data50};vErrors===null?vErrors=[err119]:vErrors.push(err119),errors++}}else{let err120={instancePath:instancePath+
"/federation/mounts/"+i7+"/pin",schemaPath:"#/$defs/mount/properties/pin/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:schema38.properties.pin.type,parentSchema:schema38.properties.pin,data:data50};vErrors===null?vErrors=
[err120]:vErrors.push(err120),errors++}}if(data47.trackingRef!==void 0){let data51=data47.trackingRef;if(typeof data51==
"string"){if(!pattern24.test(data51)){let err121={instancePath:instancePath+"/federation/mounts/"+i7+"/trackingRef",schemaPath:"\
#/$defs/mount/properties/trackingRef/pattern",keyword:"pattern",params:{pattern:"^refs/(heads|tags)/.+$"},message:'must \
match pattern "^refs/(heads|tags)/.+$"',schema:"^refs/(heads|tags)/.+$",parentSchema:schema38.properties.trackingRef,data:data51};
vErrors===null?vErrors=[err121]:vErrors.push(err121),errors++}}else{let err122={instancePath:instancePath+"/federation/m\
ounts/"+i7+"/trackingRef",schemaPath:"#/$defs/mount/properties/trackingRef/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:schema38.properties.trackingRef.type,parentSchema:schema38.properties.trackingRef,data:data51};vErrors===
null?vErrors=[err122]:vErrors.push(err122),errors++}}if(data47.owner!==void 0){let data52=data47.owner;if(data52&&typeof data52==
"object"&&!Array.isArray(data52)){if(data52.name===void 0){let err123={instancePath:instancePath+"/federation/mounts/"+i7+
"/owner",schemaPath:"#/$defs/mount/properties/owner/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'",schema:schema38.properties.owner.required,parentSchema:schema38.properties.owner,data:data52};
vErrors===null?vErrors=[err123]:vErrors.push(err123),errors++}for(let key21 in data52)if(!(key21==="name"||key21==="cont\
act")){let err124={instancePath:instancePath+"/federation/mounts/"+i7+"/owner",schemaPath:"#/$defs/mount/properties/owne\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key21},message:"must NOT have addition\
al properties",schema:!1,parentSchema:schema38.properties.owner,data:data52};vErrors===null?vErrors=[err124]:vErrors.push(
err124),errors++}if(data52.name!==void 0){let data53=data52.name;if(typeof data53=="string"){if(func2(data53)<1){let err125={
instancePath:instancePath+"/federation/mounts/"+i7+"/owner/name",schemaPath:"#/$defs/mount/properties/owner/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.
properties.owner.properties.name,data:data53};vErrors===null?vErrors=[err125]:vErrors.push(err125),errors++}}else{let err126={
instancePath:instancePath+"/federation/mounts/"+i7+"/owner/name",schemaPath:"#/$defs/mount/properties/owner/properties/n\
ame/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema38.properties.owner.properties.name.
type,parentSchema:schema38.properties.owner.properties.name,data:data53};vErrors===null?vErrors=[err126]:vErrors.push(err126),
errors++}}if(data52.contact!==void 0){let data54=data52.contact;if(typeof data54!="string"){let err127={instancePath:instancePath+
"/federation/mounts/"+i7+"/owner/contact",schemaPath:"#/$defs/mount/properties/owner/properties/contact/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:schema38.properties.owner.properties.contact.type,parentSchema:schema38.
properties.owner.properties.contact,data:data54};vErrors===null?vErrors=[err127]:vErrors.push(err127),errors++}}}else{let err128={
instancePath:instancePath+"/federation/mounts/"+i7+"/owner",schemaPath:"#/$defs/mount/properties/owner/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object",schema:schema38.properties.owner.type,parentSchema:schema38.properties.
owner,data:data52};vErrors===null?vErrors=[err128]:vErrors.push(err128),errors++}}if(data47.role!==void 0){let data55=data47.
role;if(typeof data55!="string"){let err129={instancePath:instancePath+"/federation/mounts/"+i7+"/role",schemaPath:"#/$d\
efs/mount/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema38.properties.
role.type,parentSchema:schema38.properties.role,data:data55};vErrors===null?vErrors=[err129]:vErrors.push(err129),errors++}}
if(data47.categories!==void 0){let data56=data47.categories;if(Array.isArray(data56)){if(data56.length<1){let err130={instancePath:instancePath+
"/federation/mounts/"+i7+"/categories",schemaPath:"#/$defs/mount/properties/categories/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.categories,data:data56};vErrors===
null?vErrors=[err130]:vErrors.push(err130),errors++}let len7=data56.length;for(let i8=0;i8<len7;i8++){let data57=data56[i8];
if(typeof data57!="string"){let err131={instancePath:instancePath+"/federation/mounts/"+i7+"/categories/"+i8,schemaPath:"\
#/$defs/mount/properties/categories/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema38.
properties.categories.items.type,parentSchema:schema38.properties.categories.items,data:data57};vErrors===null?vErrors=[
err131]:vErrors.push(err131),errors++}if(!(data57==="domain"||data57==="system"||data57==="practice"||data57==="governan\
ce"||data57==="decisions")){let err132={instancePath:instancePath+"/federation/mounts/"+i7+"/categories/"+i8,schemaPath:"\
#/$defs/mount/properties/categories/items/enum",keyword:"enum",params:{allowedValues:schema38.properties.categories.items.
enum},message:"must be equal to one of the allowed values",schema:schema38.properties.categories.items.enum,parentSchema:schema38.
properties.categories.items,data:data57};vErrors===null?vErrors=[err132]:vErrors.push(err132),errors++}}}else{let err133={
instancePath:instancePath+"/federation/mounts/"+i7+"/categories",schemaPath:"#/$defs/mount/properties/categories/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:schema38.properties.categories.type,parentSchema:schema38.properties.
categories,data:data56};vErrors===null?vErrors=[err133]:vErrors.push(err133),errors++}}if(data47.topics!==void 0){let data58=data47.
topics;if(Array.isArray(data58)){let len8=data58.length;for(let i9=0;i9<len8;i9++){let data59=data58[i9];if(typeof data59==
"string"){if(func2(data59)<1){let err134={instancePath:instancePath+"/federation/mounts/"+i7+"/topics/"+i9,schemaPath:"#\
/$defs/mount/properties/topics/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters",schema:1,parentSchema:schema38.properties.topics.items,data:data59};vErrors===null?vErrors=[err134]:vErrors.
push(err134),errors++}}else{let err135={instancePath:instancePath+"/federation/mounts/"+i7+"/topics/"+i9,schemaPath:"#/$\
defs/mount/properties/topics/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema38.
properties.topics.items.type,parentSchema:schema38.properties.topics.items,data:data59};vErrors===null?vErrors=[err135]:
vErrors.push(err135),errors++}}}else{let err136={instancePath:instancePath+"/federation/mounts/"+i7+"/topics",schemaPath:"\
#/$defs/mount/properties/topics/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema38.properties.
topics.type,parentSchema:schema38.properties.topics,data:data58};vErrors===null?vErrors=[err136]:vErrors.push(err136),errors++}}
if(data47.requiredWhen!==void 0){let data60=data47.requiredWhen;if(Array.isArray(data60)){let len9=data60.length;for(let i10=0;i10<
len9;i10++){let data61=data60[i10];if(typeof data61=="string"){if(func2(data61)<1){let err137={instancePath:instancePath+
"/federation/mounts/"+i7+"/requiredWhen/"+i10,schemaPath:"#/$defs/mount/properties/requiredWhen/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.requiredWhen.
items,data:data61};vErrors===null?vErrors=[err137]:vErrors.push(err137),errors++}}else{let err138={instancePath:instancePath+
"/federation/mounts/"+i7+"/requiredWhen/"+i10,schemaPath:"#/$defs/mount/properties/requiredWhen/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string",schema:schema38.properties.requiredWhen.items.type,parentSchema:schema38.
properties.requiredWhen.items,data:data61};vErrors===null?vErrors=[err138]:vErrors.push(err138),errors++}}}else{let err139={
instancePath:instancePath+"/federation/mounts/"+i7+"/requiredWhen",schemaPath:"#/$defs/mount/properties/requiredWhen/typ\
e",keyword:"type",params:{type:"array"},message:"must be array",schema:schema38.properties.requiredWhen.type,parentSchema:schema38.
properties.requiredWhen,data:data60};vErrors===null?vErrors=[err139]:vErrors.push(err139),errors++}}}else{let err140={instancePath:instancePath+
"/federation/mounts/"+i7,schemaPath:"#/$defs/mount/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:schema38.type,parentSchema:schema38,data:data47};vErrors===null?vErrors=[err140]:vErrors.push(err140),errors++}}}else{
let err141={instancePath:instancePath+"/federation/mounts",schemaPath:"#/properties/federation/properties/mounts/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:schema31.properties.federation.properties.mounts.type,parentSchema:schema31.
properties.federation.properties.mounts,data:data46};vErrors===null?vErrors=[err141]:vErrors.push(err141),errors++}}}else{
let err142={instancePath:instancePath+"/federation",schemaPath:"#/properties/federation/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:schema31.properties.federation.type,parentSchema:schema31.properties.federation,
data:data45};vErrors===null?vErrors=[err142]:vErrors.push(err142),errors++}}if(data.vendorAdapters!==void 0){let data62=data.
vendorAdapters;if(Array.isArray(data62)){let len10=data62.length;for(let i11=0;i11<len10;i11++){let data63=data62[i11];if(typeof data63==
"string"){if(!pattern12.test(data63)){let err143={instancePath:instancePath+"/vendorAdapters/"+i11,schemaPath:"#/propert\
ies/vendorAdapters/items/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},
message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$\
))(?!.*\\\\).+$",parentSchema:schema31.properties.vendorAdapters.items,data:data63};vErrors===null?vErrors=[err143]:vErrors.
push(err143),errors++}}else{let err144={instancePath:instancePath+"/vendorAdapters/"+i11,schemaPath:"#/properties/vendor\
Adapters/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema31.properties.vendorAdapters.
items.type,parentSchema:schema31.properties.vendorAdapters.items,data:data63};vErrors===null?vErrors=[err144]:vErrors.push(
err144),errors++}}}else{let err145={instancePath:instancePath+"/vendorAdapters",schemaPath:"#/properties/vendorAdapters/\
type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema31.properties.vendorAdapters.type,parentSchema:schema31.
properties.vendorAdapters,data:data62};vErrors===null?vErrors=[err145]:vErrors.push(err145),errors++}}if(data.viewer!==void 0){
let data64=data.viewer;if(data64&&typeof data64=="object"&&!Array.isArray(data64)){for(let key22 in data64)if(!func1.call(
schema39.properties,key22)){let err146={instancePath:instancePath+"/viewer",schemaPath:"#/$defs/viewer/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:key22},message:"must NOT have additional properties",schema:!1,
parentSchema:schema39,data:data64};vErrors===null?vErrors=[err146]:vErrors.push(err146),errors++}if(data64.port!==void 0){
let data65=data64.port;if(!(typeof data65=="number"&&!(data65%1)&&!isNaN(data65)&&isFinite(data65))){let err147={instancePath:instancePath+
"/viewer/port",schemaPath:"#/$defs/viewer/properties/port/type",keyword:"type",params:{type:"integer"},message:"must be \
integer",schema:schema39.properties.port.type,parentSchema:schema39.properties.port,data:data65};vErrors===null?vErrors=
[err147]:vErrors.push(err147),errors++}if(typeof data65=="number"&&isFinite(data65)){if(data65>65535||isNaN(data65)){let err148={
instancePath:instancePath+"/viewer/port",schemaPath:"#/$defs/viewer/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:schema39.properties.port,data:data65};vErrors===null?
vErrors=[err148]:vErrors.push(err148),errors++}if(data65<1||isNaN(data65)){let err149={instancePath:instancePath+"/viewe\
r/port",schemaPath:"#/$defs/viewer/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:schema39.properties.port,data:data65};vErrors===null?vErrors=[err149]:vErrors.push(err149),
errors++}}}if(data64.logo!==void 0){let data66=data64.logo;if(typeof data66!="string"){let err150={instancePath:instancePath+
"/viewer/logo",schemaPath:"#/$defs/viewer/properties/logo/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:schema39.properties.logo.type,parentSchema:schema39.properties.logo,data:data66};vErrors===null?vErrors=[err150]:
vErrors.push(err150),errors++}}if(data64.title!==void 0){let data67=data64.title;if(typeof data67!="string"){let err151={
instancePath:instancePath+"/viewer/title",schemaPath:"#/$defs/viewer/properties/title/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema39.properties.title.type,parentSchema:schema39.properties.title,data:data67};
vErrors===null?vErrors=[err151]:vErrors.push(err151),errors++}}if(data64.agentsLabel!==void 0){let data68=data64.agentsLabel;
if(typeof data68!="string"){let err152={instancePath:instancePath+"/viewer/agentsLabel",schemaPath:"#/$defs/viewer/prope\
rties/agentsLabel/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema39.properties.agentsLabel.
type,parentSchema:schema39.properties.agentsLabel,data:data68};vErrors===null?vErrors=[err152]:vErrors.push(err152),errors++}}
if(data64.favicon!==void 0){let data69=data64.favicon;if(typeof data69!="string"){let err153={instancePath:instancePath+
"/viewer/favicon",schemaPath:"#/$defs/viewer/properties/favicon/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:schema39.properties.favicon.type,parentSchema:schema39.properties.favicon,data:data69};vErrors===null?
vErrors=[err153]:vErrors.push(err153),errors++}}if(data64.homepage!==void 0){let data70=data64.homepage;if(typeof data70!=
"string"){let err154={instancePath:instancePath+"/viewer/homepage",schemaPath:"#/$defs/viewer/properties/homepage/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:schema39.properties.homepage.type,parentSchema:schema39.
properties.homepage,data:data70};vErrors===null?vErrors=[err154]:vErrors.push(err154),errors++}}if(data64.pins!==void 0){
let data71=data64.pins;if(Array.isArray(data71)){let len11=data71.length;for(let i12=0;i12<len11;i12++){let data72=data71[i12];
if(typeof data72!="string"&&!(data72&&typeof data72=="object"&&!Array.isArray(data72))){let err155={instancePath:instancePath+
"/viewer/pins/"+i12,schemaPath:"#/$defs/viewer/properties/pins/items/type",keyword:"type",params:{type:schema39.properties.
pins.items.type},message:"must be string,object",schema:schema39.properties.pins.items.type,parentSchema:schema39.properties.
pins.items,data:data72};vErrors===null?vErrors=[err155]:vErrors.push(err155),errors++}if(data72&&typeof data72=="object"&&
!Array.isArray(data72)){if(data72.path===void 0){let err156={instancePath:instancePath+"/viewer/pins/"+i12,schemaPath:"#\
/$defs/viewer/properties/pins/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have requ\
ired property 'path'",schema:schema39.properties.pins.items.required,parentSchema:schema39.properties.pins.items,data:data72};
vErrors===null?vErrors=[err156]:vErrors.push(err156),errors++}for(let key23 in data72)if(!(key23==="path"||key23==="labe\
l")){let err157={instancePath:instancePath+"/viewer/pins/"+i12,schemaPath:"#/$defs/viewer/properties/pins/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:key23},message:"must NOT have additional propert\
ies",schema:!1,parentSchema:schema39.properties.pins.items,data:data72};vErrors===null?vErrors=[err157]:vErrors.push(err157),
errors++}if(data72.path!==void 0){let data73=data72.path;if(typeof data73!="string"){let err158={instancePath:instancePath+
"/viewer/pins/"+i12+"/path",schemaPath:"#/$defs/viewer/properties/pins/items/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:schema39.properties.pins.items.properties.path.type,parentSchema:schema39.
properties.pins.items.properties.path,data:data73};vErrors===null?vErrors=[err158]:vErrors.push(err158),errors++}}if(data72.
label!==void 0){let data74=data72.label;if(typeof data74!="string"){let err159={instancePath:instancePath+"/viewer/pins/"+
i12+"/label",schemaPath:"#/$defs/viewer/properties/pins/items/properties/label/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:schema39.properties.pins.items.properties.label.type,parentSchema:schema39.properties.pins.
items.properties.label,data:data74};vErrors===null?vErrors=[err159]:vErrors.push(err159),errors++}}}}}else{let err160={instancePath:instancePath+
"/viewer/pins",schemaPath:"#/$defs/viewer/properties/pins/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray",schema:schema39.properties.pins.type,parentSchema:schema39.properties.pins,data:data71};vErrors===null?vErrors=[err160]:
vErrors.push(err160),errors++}}if(data64.groupOrder!==void 0){let data75=data64.groupOrder;if(Array.isArray(data75)){let len12=data75.
length;for(let i13=0;i13<len12;i13++){let data76=data75[i13];if(typeof data76!="string"){let err161={instancePath:instancePath+
"/viewer/groupOrder/"+i13,schemaPath:"#/$defs/viewer/properties/groupOrder/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string",schema:schema39.properties.groupOrder.items.type,parentSchema:schema39.properties.groupOrder.
items,data:data76};vErrors===null?vErrors=[err161]:vErrors.push(err161),errors++}}}else{let err162={instancePath:instancePath+
"/viewer/groupOrder",schemaPath:"#/$defs/viewer/properties/groupOrder/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:schema39.properties.groupOrder.type,parentSchema:schema39.properties.groupOrder,data:data75};vErrors===
null?vErrors=[err162]:vErrors.push(err162),errors++}}if(data64.theme!==void 0){let data77=data64.theme;if(data77&&typeof data77==
"object"&&!Array.isArray(data77)){for(let key24 in data77)if(!(key24==="primary"||key24==="link"||key24==="appearance")){
let err163={instancePath:instancePath+"/viewer/theme",schemaPath:"#/$defs/viewer/properties/theme/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key24},message:"must NOT have additional properties",schema:!1,
parentSchema:schema39.properties.theme,data:data77};vErrors===null?vErrors=[err163]:vErrors.push(err163),errors++}if(data77.
primary!==void 0){let data78=data77.primary;if(typeof data78=="string"){if(!pattern26.test(data78)){let err164={instancePath:instancePath+
"/viewer/theme/primary",schemaPath:"#/$defs/viewer/properties/theme/properties/primary/pattern",keyword:"pattern",params:{
pattern:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"},message:'must match pattern "^#([0-9a-fA-F]{\
3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"',schema:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{\
8})$",parentSchema:schema39.properties.theme.properties.primary,data:data78};vErrors===null?vErrors=[err164]:vErrors.push(
err164),errors++}}else{let err165={instancePath:instancePath+"/viewer/theme/primary",schemaPath:"#/$defs/viewer/properti\
es/theme/properties/primary/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema39.properties.
theme.properties.primary.type,parentSchema:schema39.properties.theme.properties.primary,data:data78};vErrors===null?vErrors=
[err165]:vErrors.push(err165),errors++}}if(data77.link!==void 0){let data79=data77.link;if(typeof data79!="string"){let err166={
instancePath:instancePath+"/viewer/theme/link",schemaPath:"#/$defs/viewer/properties/theme/properties/link/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:schema39.properties.theme.properties.link.type,parentSchema:schema39.
properties.theme.properties.link,data:data79};vErrors===null?vErrors=[err166]:vErrors.push(err166),errors++}}if(data77.appearance!==
void 0){let data80=data77.appearance;if(typeof data80!="string"){let err167={instancePath:instancePath+"/viewer/theme/ap\
pearance",schemaPath:"#/$defs/viewer/properties/theme/properties/appearance/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:schema39.properties.theme.properties.appearance.type,parentSchema:schema39.properties.theme.
properties.appearance,data:data80};vErrors===null?vErrors=[err167]:vErrors.push(err167),errors++}if(!(data80==="system"||
data80==="light"||data80==="dark")){let err168={instancePath:instancePath+"/viewer/theme/appearance",schemaPath:"#/$defs\
/viewer/properties/theme/properties/appearance/enum",keyword:"enum",params:{allowedValues:schema39.properties.theme.properties.
appearance.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.theme.properties.appearance.
enum,parentSchema:schema39.properties.theme.properties.appearance,data:data80};vErrors===null?vErrors=[err168]:vErrors.push(
err168),errors++}}}else{let err169={instancePath:instancePath+"/viewer/theme",schemaPath:"#/$defs/viewer/properties/them\
e/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema39.properties.theme.type,parentSchema:schema39.
properties.theme,data:data77};vErrors===null?vErrors=[err169]:vErrors.push(err169),errors++}}if(data64.mermaid!==void 0){
let data81=data64.mermaid;if(typeof data81!="boolean"){let err170={instancePath:instancePath+"/viewer/mermaid",schemaPath:"\
#/$defs/viewer/properties/mermaid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:schema39.
properties.mermaid.type,parentSchema:schema39.properties.mermaid,data:data81};vErrors===null?vErrors=[err170]:vErrors.push(
err170),errors++}}if(data64.poweredBy!==void 0){let data82=data64.poweredBy;if(typeof data82!="boolean"){let err171={instancePath:instancePath+
"/viewer/poweredBy",schemaPath:"#/$defs/viewer/properties/poweredBy/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:schema39.properties.poweredBy.type,parentSchema:schema39.properties.poweredBy,data:data82};vErrors===
null?vErrors=[err171]:vErrors.push(err171),errors++}}if(data64.categoryEmojis!==void 0){let data83=data64.categoryEmojis;
if(data83&&typeof data83=="object"&&!Array.isArray(data83))for(let key25 in data83){let data84=data83[key25];if(typeof data84!=
"string"){let err172={instancePath:instancePath+"/viewer/categoryEmojis/"+key25.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/viewer/properties/categoryEmojis/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:schema39.properties.categoryEmojis.additionalProperties.type,parentSchema:schema39.properties.categoryEmojis.
additionalProperties,data:data84};vErrors===null?vErrors=[err172]:vErrors.push(err172),errors++}}else{let err173={instancePath:instancePath+
"/viewer/categoryEmojis",schemaPath:"#/$defs/viewer/properties/categoryEmojis/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:schema39.properties.categoryEmojis.type,parentSchema:schema39.properties.categoryEmojis,
data:data83};vErrors===null?vErrors=[err173]:vErrors.push(err173),errors++}}}else{let err174={instancePath:instancePath+
"/viewer",schemaPath:"#/$defs/viewer/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema39.
type,parentSchema:schema39,data:data64};vErrors===null?vErrors=[err174]:vErrors.push(err174),errors++}}}else{let err175={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema31.type,parentSchema:schema31,
data};vErrors===null?vErrors=[err175]:vErrors.push(err175),errors++}return validate20.errors=vErrors,errors===0}validate20.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var validateIndex=validate21,schema40={$schema:"https://json-schema\
.org/draft/2020-12/schema",$id:"https://leji.org/schemas/v1.0/context-index.schema.json",title:"Leji context index",description:"\
The generated list of a layer's governed documents, for routing.",type:"object",additionalProperties:!1,properties:{$schema:{
type:"string",description:"The address or path of this schema, by which an editor completes and checks the file.",examples:[
"https://leji.org/schemas/v1.0/context-index.schema.json","./node_modules/lejic/schemas/context-index.schema.json"]},schemaVersion:{
type:"string",description:"The version of this format.",examples:["1.0"],pattern:"^\\d+\\.\\d+$"},generatedAt:{type:"str\
ing",description:"The moment when the index was written, in UTC.",examples:["2026-01-31T12:00:00.000Z"],pattern:"^\\d{4}-\
(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ].+$"},generator:{type:"object",description:"The tool that wrote the index.",additionalProperties:!1,
properties:{name:{type:"string",description:"The tool's name.",examples:["lejic"]},version:{type:"string",description:"T\
he tool's version."}}},rootPath:{type:"string",description:"The `rootPath` of the manifest: the folder that the layer li\
ves in.",examples:["docs/"],pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).*$"},entries:{type:"array",description:"\
Every governed document, in byte order of its path.",items:{type:"object",description:"A governed document.",additionalProperties:!1,
properties:{id:{type:"string",description:"The lasting id of the document; it stays when the document moves.",examples:[
"berths"],pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},path:{type:"string",description:"The document, from the root of the reposi\
tory.",examples:["docs/domain/berths.md"],pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},title:{type:"stri\
ng",description:"The document's title.",examples:["Berths"],minLength:1},category:{type:"string",description:"The catego\
ry that the document belongs to.",enum:["domain","system","practice","governance","decisions"]},kind:{type:"string",description:"\
Whether the document is kept true (`intent`) or true of its own time (`record`).",default:"intent",enum:["intent","recor\
d"]},date:{type:"string",description:"The date of a record.",examples:["2026-01-31"],pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[\
1-9]|[12]\\d|3[01])$"},summary:{type:"string",description:"What the document says, in a sentence or two."},tags:{type:"a\
rray",description:"Words to find the document by.",items:{type:"string",description:"A word to find it by.",examples:["p\
rices"]}},owners:{type:"array",description:"The people who answer for the document.",items:{type:"string",description:"T\
he name of a person or team.",examples:["Ada Example"]}},lastModified:{type:"string",description:"The day on which the d\
ocument was last committed, or today where it is not.",examples:["2026-01-31"],pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[\
12]\\d|3[01])([T ].*)?$"},contentHash:{type:"string",description:"`sha256:` and the first 16 hexadecimal digits over the\
 file's bytes.",examples:["sha256:0123456789abcdef"]},freshness:{type:"object",description:"Until when the document coun\
ts as reviewed.",additionalProperties:!1,properties:{reviewAfter:{type:"string",description:"The day after which the doc\
ument must be reviewed.",examples:["2027-01-31"],pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}}},links:{type:"\
array",description:"Addresses of what belongs to the document.",items:{type:"string",description:"An address.",examples:[
"https://example.org/prices"]}}},required:["id","path","title","category"]}},mounts:{type:"array",description:"Routing f\
acts of the sibling layers, in the order in which the manifest declares them.",items:{type:"object",description:"A sibli\
ng layer, pinned to a commit.",additionalProperties:!1,properties:{name:{type:"string",description:"The sibling layer's \
own `name`."},source:{type:"string",description:"Where its repository is fetched from: an https, ssh or scp-style git ad\
dress."},pin:{type:"string",description:"The full commit id that this layer was reviewed against."},trackingRef:{type:"s\
tring",description:"The branch or tag whose movement is compared with the pin."},owner:{type:"object",description:"Who a\
nswers for the sibling layer.",additionalProperties:!1,properties:{name:{type:"string",description:"The person's name.",
minLength:1},contact:{type:"string",description:"How to reach them: a mail address, a handle, a page."}},required:["name"]},
role:{type:"string",description:"What the sibling layer is to this one, in prose."},categories:{type:"array",description:"\
Categories of a task for which the sibling is relevant.",items:{type:"string",description:"A category: `domain`, `system\
`, `practice`, `governance` or `decisions`.",enum:["domain","system","practice","governance","decisions"]}},topics:{type:"\
array",description:"Topics for which the sibling is relevant; a task names one exactly as it stands here.",items:{type:"\
string",description:"A topic of a task."}},requiredWhen:{type:"array",description:"Task conditions, in prose, under whic\
h the sibling must be read.",items:{type:"string",description:"A condition in prose."}}},required:["name","source","pin",
"owner"]}}},required:["schemaVersion","generatedAt","rootPath","entries"]},pattern28=new RegExp("^\\d{4}-(0[1-9]|1[0-2])-\
(0[1-9]|[12]\\d|3[01])[T ].+$","u"),pattern32=new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$","u");function validate21(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&
typeof data=="object"&&!Array.isArray(data)){if(data.schemaVersion===void 0){let err0={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"schemaVersion"},message:"must have required property 'schemaVersion'",schema:schema40.
required,parentSchema:schema40,data};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.generatedAt===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"generatedAt"},message:"must h\
ave required property 'generatedAt'",schema:schema40.required,parentSchema:schema40,data};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(data.rootPath===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"rootPath"},message:"must have required property 'rootPath'",schema:schema40.required,parentSchema:schema40,
data};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.entries===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entries"},message:"must have required property 'entries'",schema:schema40.
required,parentSchema:schema40,data};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}for(let key0 in data)if(!(key0===
"$schema"||key0==="schemaVersion"||key0==="generatedAt"||key0==="generator"||key0==="rootPath"||key0==="entries"||key0===
"mounts")){let err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties",schema:!1,parentSchema:schema40,data};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(data.$schema!==void 0){let data0=data.$schema;if(typeof data0!="string"){let err5={instancePath:instancePath+
"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.
properties.$schema.type,parentSchema:schema40.properties.$schema,data:data0};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}}if(data.schemaVersion!==void 0){let data1=data.schemaVersion;if(typeof data1=="string"){if(!pattern4.test(
data1)){let err6={instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/pattern",keyword:"pa\
ttern",params:{pattern:"^\\d+\\.\\d+$"},message:'must match pattern "^\\d+\\.\\d+$"',schema:"^\\d+\\.\\d+$",parentSchema:schema40.
properties.schemaVersion,data:data1};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:schema40.properties.schemaVersion.type,parentSchema:schema40.properties.schemaVersion,data:data1};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.generatedAt!==void 0){let data2=data.generatedAt;if(typeof data2==
"string"){if(!pattern28.test(data2)){let err8={instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generat\
edAt/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ].+$"},message:'must m\
atch pattern "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ].+$"',schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01\
])[T ].+$",parentSchema:schema40.properties.generatedAt,data:data2};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{
let err9={instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema40.properties.generatedAt.type,parentSchema:schema40.properties.generatedAt,
data:data2};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.generator!==void 0){let data3=data.generator;
if(data3&&typeof data3=="object"&&!Array.isArray(data3)){for(let key1 in data3)if(!(key1==="name"||key1==="version")){let err10={
instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:key1},message:"must NOT have additional properties",schema:!1,parentSchema:schema40.properties.
generator,data:data3};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data3.name!==void 0){let data4=data3.
name;if(typeof data4!="string"){let err11={instancePath:instancePath+"/generator/name",schemaPath:"#/properties/generato\
r/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.generator.
properties.name.type,parentSchema:schema40.properties.generator.properties.name,data:data4};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}}if(data3.version!==void 0){let data5=data3.version;if(typeof data5!="string"){let err12={instancePath:instancePath+
"/generator/version",schemaPath:"#/properties/generator/properties/version/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:schema40.properties.generator.properties.version.type,parentSchema:schema40.properties.generator.
properties.version,data:data5};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}else{let err13={instancePath:instancePath+
"/generator",schemaPath:"#/properties/generator/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema40.
properties.generator.type,parentSchema:schema40.properties.generator,data:data3};vErrors===null?vErrors=[err13]:vErrors.
push(err13),errors++}}if(data.rootPath!==void 0){let data6=data.rootPath;if(typeof data6=="string"){if(!pattern5.test(data6)){
let err14={instancePath:instancePath+"/rootPath",schemaPath:"#/properties/rootPath/pattern",keyword:"pattern",params:{pattern:"\
^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).*$"},message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\
\\).*$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).*$",parentSchema:schema40.properties.rootPath,data:data6};
vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}else{let err15={instancePath:instancePath+"/rootPath",schemaPath:"\
#/properties/rootPath/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.rootPath.
type,parentSchema:schema40.properties.rootPath,data:data6};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}
if(data.entries!==void 0){let data7=data.entries;if(Array.isArray(data7)){let len0=data7.length;for(let i0=0;i0<len0;i0++){
let data8=data7[i0];if(data8&&typeof data8=="object"&&!Array.isArray(data8)){if(data8.id===void 0){let err16={instancePath:instancePath+
"/entries/"+i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:schema40.properties.entries.items.required,parentSchema:schema40.properties.entries.
items,data:data8};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(data8.path===void 0){let err17={instancePath:instancePath+
"/entries/"+i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"path"},message:"\
must have required property 'path'",schema:schema40.properties.entries.items.required,parentSchema:schema40.properties.entries.
items,data:data8};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(data8.title===void 0){let err18={instancePath:instancePath+
"/entries/"+i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"title"},message:"\
must have required property 'title'",schema:schema40.properties.entries.items.required,parentSchema:schema40.properties.
entries.items,data:data8};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(data8.category===void 0){let err19={
instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"\
category"},message:"must have required property 'category'",schema:schema40.properties.entries.items.required,parentSchema:schema40.
properties.entries.items,data:data8};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}for(let key2 in data8)if(!func1.
call(schema40.properties.entries.items.properties,key2)){let err20={instancePath:instancePath+"/entries/"+i0,schemaPath:"\
#/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"\
must NOT have additional properties",schema:!1,parentSchema:schema40.properties.entries.items,data:data8};vErrors===null?
vErrors=[err20]:vErrors.push(err20),errors++}if(data8.id!==void 0){let data9=data8.id;if(typeof data9=="string"){if(!pattern16.
test(data9)){let err21={instancePath:instancePath+"/entries/"+i0+"/id",schemaPath:"#/properties/entries/items/properties\
/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z\
0-9]+)*$"',schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema40.properties.entries.items.properties.id,data:data9};vErrors===
null?vErrors=[err21]:vErrors.push(err21),errors++}}else{let err22={instancePath:instancePath+"/entries/"+i0+"/id",schemaPath:"\
#/properties/entries/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.
properties.entries.items.properties.id.type,parentSchema:schema40.properties.entries.items.properties.id,data:data9};vErrors===
null?vErrors=[err22]:vErrors.push(err22),errors++}}if(data8.path!==void 0){let data10=data8.path;if(typeof data10=="stri\
ng"){if(!pattern12.test(data10)){let err23={instancePath:instancePath+"/entries/"+i0+"/path",schemaPath:"#/properties/en\
tries/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},
message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$\
))(?!.*\\\\).+$",parentSchema:schema40.properties.entries.items.properties.path,data:data10};vErrors===null?vErrors=[err23]:
vErrors.push(err23),errors++}}else{let err24={instancePath:instancePath+"/entries/"+i0+"/path",schemaPath:"#/properties/\
entries/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.
entries.items.properties.path.type,parentSchema:schema40.properties.entries.items.properties.path,data:data10};vErrors===
null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data8.title!==void 0){let data11=data8.title;if(typeof data11=="st\
ring"){if(func2(data11)<1){let err25={instancePath:instancePath+"/entries/"+i0+"/title",schemaPath:"#/properties/entries\
/items/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:schema40.properties.entries.items.properties.title,data:data11};vErrors===null?vErrors=[err25]:vErrors.
push(err25),errors++}}else{let err26={instancePath:instancePath+"/entries/"+i0+"/title",schemaPath:"#/properties/entries\
/items/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.
entries.items.properties.title.type,parentSchema:schema40.properties.entries.items.properties.title,data:data11};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}}if(data8.category!==void 0){let data12=data8.category;if(typeof data12!=
"string"){let err27={instancePath:instancePath+"/entries/"+i0+"/category",schemaPath:"#/properties/entries/items/propert\
ies/category/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.entries.items.
properties.category.type,parentSchema:schema40.properties.entries.items.properties.category,data:data12};vErrors===null?
vErrors=[err27]:vErrors.push(err27),errors++}if(!(data12==="domain"||data12==="system"||data12==="practice"||data12==="g\
overnance"||data12==="decisions")){let err28={instancePath:instancePath+"/entries/"+i0+"/category",schemaPath:"#/propert\
ies/entries/items/properties/category/enum",keyword:"enum",params:{allowedValues:schema40.properties.entries.items.properties.
category.enum},message:"must be equal to one of the allowed values",schema:schema40.properties.entries.items.properties.
category.enum,parentSchema:schema40.properties.entries.items.properties.category,data:data12};vErrors===null?vErrors=[err28]:
vErrors.push(err28),errors++}}if(data8.kind!==void 0){let data13=data8.kind;if(typeof data13!="string"){let err29={instancePath:instancePath+
"/entries/"+i0+"/kind",schemaPath:"#/properties/entries/items/properties/kind/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:schema40.properties.entries.items.properties.kind.type,parentSchema:schema40.properties.
entries.items.properties.kind,data:data13};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}if(!(data13==="in\
tent"||data13==="record")){let err30={instancePath:instancePath+"/entries/"+i0+"/kind",schemaPath:"#/properties/entries/\
items/properties/kind/enum",keyword:"enum",params:{allowedValues:schema40.properties.entries.items.properties.kind.enum},
message:"must be equal to one of the allowed values",schema:schema40.properties.entries.items.properties.kind.enum,parentSchema:schema40.
properties.entries.items.properties.kind,data:data13};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}if(data8.
date!==void 0){let data14=data8.date;if(typeof data14=="string"){if(!pattern32.test(data14)){let err31={instancePath:instancePath+
"/entries/"+i0+"/date",schemaPath:"#/properties/entries/items/properties/date/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:'must match pattern "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[0\
1])$"',schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",parentSchema:schema40.properties.entries.items.properties.
date,data:data14};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}}else{let err32={instancePath:instancePath+
"/entries/"+i0+"/date",schemaPath:"#/properties/entries/items/properties/date/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:schema40.properties.entries.items.properties.date.type,parentSchema:schema40.properties.
entries.items.properties.date,data:data14};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}if(data8.summary!==
void 0){let data15=data8.summary;if(typeof data15!="string"){let err33={instancePath:instancePath+"/entries/"+i0+"/summa\
ry",schemaPath:"#/properties/entries/items/properties/summary/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:schema40.properties.entries.items.properties.summary.type,parentSchema:schema40.properties.entries.items.
properties.summary,data:data15};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}}if(data8.tags!==void 0){let data16=data8.
tags;if(Array.isArray(data16)){let len1=data16.length;for(let i1=0;i1<len1;i1++){let data17=data16[i1];if(typeof data17!=
"string"){let err34={instancePath:instancePath+"/entries/"+i0+"/tags/"+i1,schemaPath:"#/properties/entries/items/propert\
ies/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.entries.items.
properties.tags.items.type,parentSchema:schema40.properties.entries.items.properties.tags.items,data:data17};vErrors===null?
vErrors=[err34]:vErrors.push(err34),errors++}}}else{let err35={instancePath:instancePath+"/entries/"+i0+"/tags",schemaPath:"\
#/properties/entries/items/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema40.
properties.entries.items.properties.tags.type,parentSchema:schema40.properties.entries.items.properties.tags,data:data16};
vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}}if(data8.owners!==void 0){let data18=data8.owners;if(Array.
isArray(data18)){let len2=data18.length;for(let i2=0;i2<len2;i2++){let data19=data18[i2];if(typeof data19!="string"){let err36={
instancePath:instancePath+"/entries/"+i0+"/owners/"+i2,schemaPath:"#/properties/entries/items/properties/owners/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.entries.items.properties.owners.
items.type,parentSchema:schema40.properties.entries.items.properties.owners.items,data:data19};vErrors===null?vErrors=[err36]:
vErrors.push(err36),errors++}}}else{let err37={instancePath:instancePath+"/entries/"+i0+"/owners",schemaPath:"#/properti\
es/entries/items/properties/owners/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema40.properties.
entries.items.properties.owners.type,parentSchema:schema40.properties.entries.items.properties.owners,data:data18};vErrors===
null?vErrors=[err37]:vErrors.push(err37),errors++}}if(data8.lastModified!==void 0){let data20=data8.lastModified;if(typeof data20==
"string"){if(!pattern22.test(data20)){let err38={instancePath:instancePath+"/entries/"+i0+"/lastModified",schemaPath:"#/\
properties/entries/items/properties/lastModified/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1\
-9]|[12]\\d|3[01])([T ].*)?$"},message:'must match pattern "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([T ].*)?$"',schema:"\
^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([T ].*)?$",parentSchema:schema40.properties.entries.items.properties.lastModified,
data:data20};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}}else{let err39={instancePath:instancePath+"/en\
tries/"+i0+"/lastModified",schemaPath:"#/properties/entries/items/properties/lastModified/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema40.properties.entries.items.properties.lastModified.type,parentSchema:schema40.
properties.entries.items.properties.lastModified,data:data20};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}}
if(data8.contentHash!==void 0){let data21=data8.contentHash;if(typeof data21!="string"){let err40={instancePath:instancePath+
"/entries/"+i0+"/contentHash",schemaPath:"#/properties/entries/items/properties/contentHash/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:schema40.properties.entries.items.properties.contentHash.type,parentSchema:schema40.
properties.entries.items.properties.contentHash,data:data21};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}}
if(data8.freshness!==void 0){let data22=data8.freshness;if(data22&&typeof data22=="object"&&!Array.isArray(data22)){for(let key3 in data22)
if(key3!=="reviewAfter"){let err41={instancePath:instancePath+"/entries/"+i0+"/freshness",schemaPath:"#/properties/entri\
es/items/properties/freshness/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"\
must NOT have additional properties",schema:!1,parentSchema:schema40.properties.entries.items.properties.freshness,data:data22};
vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}if(data22.reviewAfter!==void 0){let data23=data22.reviewAfter;
if(typeof data23=="string"){if(!pattern32.test(data23)){let err42={instancePath:instancePath+"/entries/"+i0+"/freshness/\
reviewAfter",schemaPath:"#/properties/entries/items/properties/freshness/properties/reviewAfter/pattern",keyword:"patter\
n",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:'must match pattern "^\\d{4}-(0[1-9]|1[0-2]\
)-(0[1-9]|[12]\\d|3[01])$"',schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",parentSchema:schema40.properties.entries.
items.properties.freshness.properties.reviewAfter,data:data23};vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++}}else{
let err43={instancePath:instancePath+"/entries/"+i0+"/freshness/reviewAfter",schemaPath:"#/properties/entries/items/prop\
erties/freshness/properties/reviewAfter/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.
properties.entries.items.properties.freshness.properties.reviewAfter.type,parentSchema:schema40.properties.entries.items.
properties.freshness.properties.reviewAfter,data:data23};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}}else{
let err44={instancePath:instancePath+"/entries/"+i0+"/freshness",schemaPath:"#/properties/entries/items/properties/fresh\
ness/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema40.properties.entries.items.properties.
freshness.type,parentSchema:schema40.properties.entries.items.properties.freshness,data:data22};vErrors===null?vErrors=[
err44]:vErrors.push(err44),errors++}}if(data8.links!==void 0){let data24=data8.links;if(Array.isArray(data24)){let len3=data24.
length;for(let i3=0;i3<len3;i3++){let data25=data24[i3];if(typeof data25!="string"){let err45={instancePath:instancePath+
"/entries/"+i0+"/links/"+i3,schemaPath:"#/properties/entries/items/properties/links/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema40.properties.entries.items.properties.links.items.type,parentSchema:schema40.
properties.entries.items.properties.links.items,data:data25};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}}}else{
let err46={instancePath:instancePath+"/entries/"+i0+"/links",schemaPath:"#/properties/entries/items/properties/links/typ\
e",keyword:"type",params:{type:"array"},message:"must be array",schema:schema40.properties.entries.items.properties.links.
type,parentSchema:schema40.properties.entries.items.properties.links,data:data24};vErrors===null?vErrors=[err46]:vErrors.
push(err46),errors++}}}else{let err47={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:schema40.properties.entries.items.type,parentSchema:schema40.
properties.entries.items,data:data8};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}}}else{let err48={instancePath:instancePath+
"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema40.
properties.entries.type,parentSchema:schema40.properties.entries,data:data7};vErrors===null?vErrors=[err48]:vErrors.push(
err48),errors++}}if(data.mounts!==void 0){let data26=data.mounts;if(Array.isArray(data26)){let len4=data26.length;for(let i4=0;i4<
len4;i4++){let data27=data26[i4];if(data27&&typeof data27=="object"&&!Array.isArray(data27)){if(data27.name===void 0){let err49={
instancePath:instancePath+"/mounts/"+i4,schemaPath:"#/properties/mounts/items/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'",schema:schema40.properties.mounts.items.required,parentSchema:schema40.
properties.mounts.items,data:data27};vErrors===null?vErrors=[err49]:vErrors.push(err49),errors++}if(data27.source===void 0){
let err50={instancePath:instancePath+"/mounts/"+i4,schemaPath:"#/properties/mounts/items/required",keyword:"required",params:{
missingProperty:"source"},message:"must have required property 'source'",schema:schema40.properties.mounts.items.required,
parentSchema:schema40.properties.mounts.items,data:data27};vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++}if(data27.
pin===void 0){let err51={instancePath:instancePath+"/mounts/"+i4,schemaPath:"#/properties/mounts/items/required",keyword:"\
required",params:{missingProperty:"pin"},message:"must have required property 'pin'",schema:schema40.properties.mounts.items.
required,parentSchema:schema40.properties.mounts.items,data:data27};vErrors===null?vErrors=[err51]:vErrors.push(err51),errors++}
if(data27.owner===void 0){let err52={instancePath:instancePath+"/mounts/"+i4,schemaPath:"#/properties/mounts/items/requi\
red",keyword:"required",params:{missingProperty:"owner"},message:"must have required property 'owner'",schema:schema40.properties.
mounts.items.required,parentSchema:schema40.properties.mounts.items,data:data27};vErrors===null?vErrors=[err52]:vErrors.
push(err52),errors++}for(let key4 in data27)if(!func1.call(schema40.properties.mounts.items.properties,key4)){let err53={
instancePath:instancePath+"/mounts/"+i4,schemaPath:"#/properties/mounts/items/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:key4},message:"must NOT have additional properties",schema:!1,parentSchema:schema40.
properties.mounts.items,data:data27};vErrors===null?vErrors=[err53]:vErrors.push(err53),errors++}if(data27.name!==void 0){
let data28=data27.name;if(typeof data28!="string"){let err54={instancePath:instancePath+"/mounts/"+i4+"/name",schemaPath:"\
#/properties/mounts/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.
properties.mounts.items.properties.name.type,parentSchema:schema40.properties.mounts.items.properties.name,data:data28};
vErrors===null?vErrors=[err54]:vErrors.push(err54),errors++}}if(data27.source!==void 0){let data29=data27.source;if(typeof data29!=
"string"){let err55={instancePath:instancePath+"/mounts/"+i4+"/source",schemaPath:"#/properties/mounts/items/properties/\
source/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.mounts.items.properties.
source.type,parentSchema:schema40.properties.mounts.items.properties.source,data:data29};vErrors===null?vErrors=[err55]:
vErrors.push(err55),errors++}}if(data27.pin!==void 0){let data30=data27.pin;if(typeof data30!="string"){let err56={instancePath:instancePath+
"/mounts/"+i4+"/pin",schemaPath:"#/properties/mounts/items/properties/pin/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:schema40.properties.mounts.items.properties.pin.type,parentSchema:schema40.properties.mounts.items.
properties.pin,data:data30};vErrors===null?vErrors=[err56]:vErrors.push(err56),errors++}}if(data27.trackingRef!==void 0){
let data31=data27.trackingRef;if(typeof data31!="string"){let err57={instancePath:instancePath+"/mounts/"+i4+"/trackingR\
ef",schemaPath:"#/properties/mounts/items/properties/trackingRef/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:schema40.properties.mounts.items.properties.trackingRef.type,parentSchema:schema40.properties.mounts.
items.properties.trackingRef,data:data31};vErrors===null?vErrors=[err57]:vErrors.push(err57),errors++}}if(data27.owner!==
void 0){let data32=data27.owner;if(data32&&typeof data32=="object"&&!Array.isArray(data32)){if(data32.name===void 0){let err58={
instancePath:instancePath+"/mounts/"+i4+"/owner",schemaPath:"#/properties/mounts/items/properties/owner/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:schema40.properties.mounts.
items.properties.owner.required,parentSchema:schema40.properties.mounts.items.properties.owner,data:data32};vErrors===null?
vErrors=[err58]:vErrors.push(err58),errors++}for(let key5 in data32)if(!(key5==="name"||key5==="contact")){let err59={instancePath:instancePath+
"/mounts/"+i4+"/owner",schemaPath:"#/properties/mounts/items/properties/owner/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:key5},message:"must NOT have additional properties",schema:!1,parentSchema:schema40.
properties.mounts.items.properties.owner,data:data32};vErrors===null?vErrors=[err59]:vErrors.push(err59),errors++}if(data32.
name!==void 0){let data33=data32.name;if(typeof data33=="string"){if(func2(data33)<1){let err60={instancePath:instancePath+
"/mounts/"+i4+"/owner/name",schemaPath:"#/properties/mounts/items/properties/owner/properties/name/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema40.properties.mounts.
items.properties.owner.properties.name,data:data33};vErrors===null?vErrors=[err60]:vErrors.push(err60),errors++}}else{let err61={
instancePath:instancePath+"/mounts/"+i4+"/owner/name",schemaPath:"#/properties/mounts/items/properties/owner/properties/\
name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.mounts.items.properties.
owner.properties.name.type,parentSchema:schema40.properties.mounts.items.properties.owner.properties.name,data:data33};vErrors===
null?vErrors=[err61]:vErrors.push(err61),errors++}}if(data32.contact!==void 0){let data34=data32.contact;if(typeof data34!=
"string"){let err62={instancePath:instancePath+"/mounts/"+i4+"/owner/contact",schemaPath:"#/properties/mounts/items/prop\
erties/owner/properties/contact/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.
mounts.items.properties.owner.properties.contact.type,parentSchema:schema40.properties.mounts.items.properties.owner.properties.
contact,data:data34};vErrors===null?vErrors=[err62]:vErrors.push(err62),errors++}}}else{let err63={instancePath:instancePath+
"/mounts/"+i4+"/owner",schemaPath:"#/properties/mounts/items/properties/owner/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:schema40.properties.mounts.items.properties.owner.type,parentSchema:schema40.properties.
mounts.items.properties.owner,data:data32};vErrors===null?vErrors=[err63]:vErrors.push(err63),errors++}}if(data27.role!==
void 0){let data35=data27.role;if(typeof data35!="string"){let err64={instancePath:instancePath+"/mounts/"+i4+"/role",schemaPath:"\
#/properties/mounts/items/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.
properties.mounts.items.properties.role.type,parentSchema:schema40.properties.mounts.items.properties.role,data:data35};
vErrors===null?vErrors=[err64]:vErrors.push(err64),errors++}}if(data27.categories!==void 0){let data36=data27.categories;
if(Array.isArray(data36)){let len5=data36.length;for(let i5=0;i5<len5;i5++){let data37=data36[i5];if(typeof data37!="str\
ing"){let err65={instancePath:instancePath+"/mounts/"+i4+"/categories/"+i5,schemaPath:"#/properties/mounts/items/propert\
ies/categories/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.properties.mounts.
items.properties.categories.items.type,parentSchema:schema40.properties.mounts.items.properties.categories.items,data:data37};
vErrors===null?vErrors=[err65]:vErrors.push(err65),errors++}if(!(data37==="domain"||data37==="system"||data37==="practic\
e"||data37==="governance"||data37==="decisions")){let err66={instancePath:instancePath+"/mounts/"+i4+"/categories/"+i5,schemaPath:"\
#/properties/mounts/items/properties/categories/items/enum",keyword:"enum",params:{allowedValues:schema40.properties.mounts.
items.properties.categories.items.enum},message:"must be equal to one of the allowed values",schema:schema40.properties.
mounts.items.properties.categories.items.enum,parentSchema:schema40.properties.mounts.items.properties.categories.items,
data:data37};vErrors===null?vErrors=[err66]:vErrors.push(err66),errors++}}}else{let err67={instancePath:instancePath+"/m\
ounts/"+i4+"/categories",schemaPath:"#/properties/mounts/items/properties/categories/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:schema40.properties.mounts.items.properties.categories.type,parentSchema:schema40.
properties.mounts.items.properties.categories,data:data36};vErrors===null?vErrors=[err67]:vErrors.push(err67),errors++}}
if(data27.topics!==void 0){let data38=data27.topics;if(Array.isArray(data38)){let len6=data38.length;for(let i6=0;i6<len6;i6++){
let data39=data38[i6];if(typeof data39!="string"){let err68={instancePath:instancePath+"/mounts/"+i4+"/topics/"+i6,schemaPath:"\
#/properties/mounts/items/properties/topics/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.
properties.mounts.items.properties.topics.items.type,parentSchema:schema40.properties.mounts.items.properties.topics.items,
data:data39};vErrors===null?vErrors=[err68]:vErrors.push(err68),errors++}}}else{let err69={instancePath:instancePath+"/m\
ounts/"+i4+"/topics",schemaPath:"#/properties/mounts/items/properties/topics/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:schema40.properties.mounts.items.properties.topics.type,parentSchema:schema40.properties.
mounts.items.properties.topics,data:data38};vErrors===null?vErrors=[err69]:vErrors.push(err69),errors++}}if(data27.requiredWhen!==
void 0){let data40=data27.requiredWhen;if(Array.isArray(data40)){let len7=data40.length;for(let i7=0;i7<len7;i7++){let data41=data40[i7];
if(typeof data41!="string"){let err70={instancePath:instancePath+"/mounts/"+i4+"/requiredWhen/"+i7,schemaPath:"#/propert\
ies/mounts/items/properties/requiredWhen/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema40.
properties.mounts.items.properties.requiredWhen.items.type,parentSchema:schema40.properties.mounts.items.properties.requiredWhen.
items,data:data41};vErrors===null?vErrors=[err70]:vErrors.push(err70),errors++}}}else{let err71={instancePath:instancePath+
"/mounts/"+i4+"/requiredWhen",schemaPath:"#/properties/mounts/items/properties/requiredWhen/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:schema40.properties.mounts.items.properties.requiredWhen.type,parentSchema:schema40.
properties.mounts.items.properties.requiredWhen,data:data40};vErrors===null?vErrors=[err71]:vErrors.push(err71),errors++}}}else{
let err72={instancePath:instancePath+"/mounts/"+i4,schemaPath:"#/properties/mounts/items/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:schema40.properties.mounts.items.type,parentSchema:schema40.properties.mounts.items,
data:data27};vErrors===null?vErrors=[err72]:vErrors.push(err72),errors++}}}else{let err73={instancePath:instancePath+"/m\
ounts",schemaPath:"#/properties/mounts/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema40.
properties.mounts.type,parentSchema:schema40.properties.mounts,data:data26};vErrors===null?vErrors=[err73]:vErrors.push(
err73),errors++}}}else{let err74={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object",schema:schema40.type,parentSchema:schema40,data};vErrors===null?vErrors=[err74]:vErrors.push(err74),errors++}return validate21.
errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var validateChangelog=validate22,
schema41={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://leji.org/schemas/v1.0/context-changelog.sc\
hema.json",title:"Leji context changelog",description:"The history of a layer for its readers; entries are only added.",
type:"object",additionalProperties:!1,properties:{$schema:{type:"string",description:"The address or path of this schema\
, by which an editor completes and checks the file.",examples:["https://leji.org/schemas/v1.0/context-changelog.schema.j\
son","./node_modules/lejic/schemas/context-changelog.schema.json"]},schemaVersion:{type:"string",description:"The versio\
n of this format.",examples:["1.0"],pattern:"^\\d+\\.\\d+$"},entries:{type:"array",description:"The changes; their order\
 in the list means nothing.",items:{type:"object",description:"A change of the layer.",additionalProperties:!1,properties:{
id:{type:"string",description:"The lasting id of the entry, given once.",examples:["2026-01-31-say-what-a-berth-costs"],
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},date:{type:"string",description:"The day, or the second in UTC, of the change.",examples:[
"2026-01-31","2026-01-31T12:00:00Z"],pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d:[0-5\
]\\dZ)?$"},type:{type:"string",description:"The kind of change; `compaction` stands for older entries that were folded i\
nto one.",enum:["added","changed","deprecated","removed","fixed","decision","governance","compaction"]},summary:{type:"s\
tring",description:"What changed, in a sentence for somebody who was not there.",examples:["Say what a berth costs."],minLength:1},
paths:{type:"array",description:"The documents or folders that changed, so that readers know what to read again.",items:{
type:"string",description:"A path from the root of the repository.",examples:["docs/domain/"],pattern:"^(?!/)(?!\\./)(?!.\
*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},minItems:1},categories:{type:"array",description:"The categories that the change conce\
rns.",items:{type:"string",description:"A category: `domain`, `system`, `practice`, `governance` or `decisions`.",enum:[
"domain","system","practice","governance","decisions"]}},decisionRefs:{type:"array",description:"The decisions behind th\
e change.",items:{type:"string",description:"The id of a decision record.",examples:["keep-context-in-the-repository"]}},
proposedBy:{type:"string",description:"The person or program that proposed the change.",examples:["Ada Example"]},approvedBy:{
type:"string",description:"The person who approved the change.",examples:["Ada Example"]},breaking:{type:"boolean",description:"\
Whether readers must change what they do.",default:!1},compacted:{type:"object",description:"What an entry of type `comp\
action` stands for.",additionalProperties:!1,properties:{entries:{type:"integer",description:"How many entries were fold\
ed into this one.",minimum:1},firstId:{type:"string",description:"The id of the oldest of them.",pattern:"^[a-z0-9]+(-[a\
-z0-9]+)*$"},lastId:{type:"string",description:"The id of the newest of them.",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}},required:[
"entries","firstId","lastId"]}},required:["id","date","type","summary","paths"],if:{properties:{type:{const:"compaction"}},
required:["type"]},then:{properties:{compacted:{description:"A compaction says which entries it stands for."}},required:[
"compacted"]}},minItems:1}},required:["schemaVersion","entries"]},pattern37=new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[\
12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ)?$","u");function validate22(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate22.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){if(data.schemaVersion===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schemaVersion"},message:"must have required property 'schemaVersion'",schema:schema41.required,parentSchema:schema41,data};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.entries===void 0){let err1={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"entries"},message:"must have required property 'entries'",schema:schema41.
required,parentSchema:schema41,data};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}for(let key0 in data)if(!(key0===
"$schema"||key0==="schemaVersion"||key0==="entries")){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties",schema:!1,parentSchema:schema41,
data};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.$schema!==void 0){let data0=data.$schema;if(typeof data0!=
"string"){let err3={instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:schema41.properties.$schema.type,parentSchema:schema41.properties.$schema,
data:data0};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.schemaVersion!==void 0){let data1=data.schemaVersion;
if(typeof data1=="string"){if(!pattern4.test(data1)){let err4={instancePath:instancePath+"/schemaVersion",schemaPath:"#/\
properties/schemaVersion/pattern",keyword:"pattern",params:{pattern:"^\\d+\\.\\d+$"},message:'must match pattern "^\\d+\\.\
\\d+$"',schema:"^\\d+\\.\\d+$",parentSchema:schema41.properties.schemaVersion,data:data1};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVe\
rsion/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema41.properties.schemaVersion.type,
parentSchema:schema41.properties.schemaVersion,data:data1};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.
entries!==void 0){let data2=data.entries;if(Array.isArray(data2)){if(data2.length<1){let err6={instancePath:instancePath+
"/entries",schemaPath:"#/properties/entries/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer t\
han 1 items",schema:1,parentSchema:schema41.properties.entries,data:data2};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}let len0=data2.length;for(let i0=0;i0<len0;i0++){let data3=data2[i0],_errs10=errors,valid3=!0,_errs11=errors;if(data3&&
typeof data3=="object"&&!Array.isArray(data3)){let missing0;if(data3.type===void 0&&(missing0="type")){let err7={};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}else if(data3.type!==void 0&&data3.type!=="compaction"){let err8={};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}}var _valid0=_errs11===errors;if(errors=_errs10,vErrors!==null&&(_errs10?
vErrors.length=_errs10:vErrors=null),_valid0){let _errs13=errors;if(data3&&typeof data3=="object"&&!Array.isArray(data3)&&
data3.compacted===void 0){let err9={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/then\
/required",keyword:"required",params:{missingProperty:"compacted"},message:"must have required property 'compacted'",schema:schema41.
properties.entries.items.then.required,parentSchema:schema41.properties.entries.items.then,data:data3};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}var _valid0=_errs13===errors;if(valid3=_valid0,valid3){var props0={};props0.compacted=
!0,props0.type=!0}}if(!valid3){let err10={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/item\
s/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:schema41.properties.entries.
items.if,parentSchema:schema41.properties.entries.items,data:data3};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}
if(data3&&typeof data3=="object"&&!Array.isArray(data3)){if(data3.id===void 0){let err11={instancePath:instancePath+"/en\
tries/"+i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'",schema:schema41.properties.entries.items.required,parentSchema:schema41.properties.entries.
items,data:data3};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data3.date===void 0){let err12={instancePath:instancePath+
"/entries/"+i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"date"},message:"\
must have required property 'date'",schema:schema41.properties.entries.items.required,parentSchema:schema41.properties.entries.
items,data:data3};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data3.type===void 0){let err13={instancePath:instancePath+
"/entries/"+i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'",schema:schema41.properties.entries.items.required,parentSchema:schema41.properties.entries.
items,data:data3};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data3.summary===void 0){let err14={instancePath:instancePath+
"/entries/"+i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"summary"},message:"\
must have required property 'summary'",schema:schema41.properties.entries.items.required,parentSchema:schema41.properties.
entries.items,data:data3};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data3.paths===void 0){let err15={
instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"\
paths"},message:"must have required property 'paths'",schema:schema41.properties.entries.items.required,parentSchema:schema41.
properties.entries.items,data:data3};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}for(let key1 in data3)if(!func1.
call(schema41.properties.entries.items.properties,key1)){let err16={instancePath:instancePath+"/entries/"+i0,schemaPath:"\
#/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"\
must NOT have additional properties",schema:!1,parentSchema:schema41.properties.entries.items,data:data3};vErrors===null?
vErrors=[err16]:vErrors.push(err16),errors++}if(data3.id!==void 0){let data5=data3.id;if(typeof data5=="string"){if(!pattern16.
test(data5)){let err17={instancePath:instancePath+"/entries/"+i0+"/id",schemaPath:"#/properties/entries/items/properties\
/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z\
0-9]+)*$"',schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema41.properties.entries.items.properties.id,data:data5};vErrors===
null?vErrors=[err17]:vErrors.push(err17),errors++}}else{let err18={instancePath:instancePath+"/entries/"+i0+"/id",schemaPath:"\
#/properties/entries/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema41.
properties.entries.items.properties.id.type,parentSchema:schema41.properties.entries.items.properties.id,data:data5};vErrors===
null?vErrors=[err18]:vErrors.push(err18),errors++}}if(data3.date!==void 0){let data6=data3.date;if(typeof data6=="string"){
if(!pattern37.test(data6)){let err19={instancePath:instancePath+"/entries/"+i0+"/date",schemaPath:"#/properties/entries/\
items/properties/date/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|\
2[0-3]):[0-5]\\d:[0-5]\\dZ)?$"},message:'must match pattern "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3\
]):[0-5]\\d:[0-5]\\dZ)?$"',schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ)?$",
parentSchema:schema41.properties.entries.items.properties.date,data:data6};vErrors===null?vErrors=[err19]:vErrors.push(err19),
errors++}}else{let err20={instancePath:instancePath+"/entries/"+i0+"/date",schemaPath:"#/properties/entries/items/proper\
ties/date/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema41.properties.entries.items.
properties.date.type,parentSchema:schema41.properties.entries.items.properties.date,data:data6};vErrors===null?vErrors=[
err20]:vErrors.push(err20),errors++}}if(data3.type!==void 0){let data7=data3.type;if(typeof data7!="string"){let err21={
instancePath:instancePath+"/entries/"+i0+"/type",schemaPath:"#/properties/entries/items/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:schema41.properties.entries.items.properties.type.type,parentSchema:schema41.
properties.entries.items.properties.type,data:data7};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}if(!(data7===
"added"||data7==="changed"||data7==="deprecated"||data7==="removed"||data7==="fixed"||data7==="decision"||data7==="gover\
nance"||data7==="compaction")){let err22={instancePath:instancePath+"/entries/"+i0+"/type",schemaPath:"#/properties/entr\
ies/items/properties/type/enum",keyword:"enum",params:{allowedValues:schema41.properties.entries.items.properties.type.enum},
message:"must be equal to one of the allowed values",schema:schema41.properties.entries.items.properties.type.enum,parentSchema:schema41.
properties.entries.items.properties.type,data:data7};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}if(data3.
summary!==void 0){let data8=data3.summary;if(typeof data8=="string"){if(func2(data8)<1){let err23={instancePath:instancePath+
"/entries/"+i0+"/summary",schemaPath:"#/properties/entries/items/properties/summary/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.entries.items.properties.
summary,data:data8};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}else{let err24={instancePath:instancePath+
"/entries/"+i0+"/summary",schemaPath:"#/properties/entries/items/properties/summary/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:schema41.properties.entries.items.properties.summary.type,parentSchema:schema41.
properties.entries.items.properties.summary,data:data8};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data3.
paths!==void 0){let data9=data3.paths;if(Array.isArray(data9)){if(data9.length<1){let err25={instancePath:instancePath+"\
/entries/"+i0+"/paths",schemaPath:"#/properties/entries/items/properties/paths/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema41.properties.entries.items.properties.paths,data:data9};
vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}let len1=data9.length;for(let i1=0;i1<len1;i1++){let data10=data9[i1];
if(typeof data10=="string"){if(!pattern12.test(data10)){let err26={instancePath:instancePath+"/entries/"+i0+"/paths/"+i1,
schemaPath:"#/properties/entries/items/properties/paths/items/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(\
?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"\
^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$",parentSchema:schema41.properties.entries.items.properties.paths.items,
data:data10};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}else{let err27={instancePath:instancePath+"/en\
tries/"+i0+"/paths/"+i1,schemaPath:"#/properties/entries/items/properties/paths/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema41.properties.entries.items.properties.paths.items.type,parentSchema:schema41.
properties.entries.items.properties.paths.items,data:data10};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}}else{
let err28={instancePath:instancePath+"/entries/"+i0+"/paths",schemaPath:"#/properties/entries/items/properties/paths/typ\
e",keyword:"type",params:{type:"array"},message:"must be array",schema:schema41.properties.entries.items.properties.paths.
type,parentSchema:schema41.properties.entries.items.properties.paths,data:data9};vErrors===null?vErrors=[err28]:vErrors.
push(err28),errors++}}if(data3.categories!==void 0){let data11=data3.categories;if(Array.isArray(data11)){let len2=data11.
length;for(let i2=0;i2<len2;i2++){let data12=data11[i2];if(typeof data12!="string"){let err29={instancePath:instancePath+
"/entries/"+i0+"/categories/"+i2,schemaPath:"#/properties/entries/items/properties/categories/items/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:schema41.properties.entries.items.properties.categories.items.type,
parentSchema:schema41.properties.entries.items.properties.categories.items,data:data12};vErrors===null?vErrors=[err29]:vErrors.
push(err29),errors++}if(!(data12==="domain"||data12==="system"||data12==="practice"||data12==="governance"||data12==="de\
cisions")){let err30={instancePath:instancePath+"/entries/"+i0+"/categories/"+i2,schemaPath:"#/properties/entries/items/\
properties/categories/items/enum",keyword:"enum",params:{allowedValues:schema41.properties.entries.items.properties.categories.
items.enum},message:"must be equal to one of the allowed values",schema:schema41.properties.entries.items.properties.categories.
items.enum,parentSchema:schema41.properties.entries.items.properties.categories.items,data:data12};vErrors===null?vErrors=
[err30]:vErrors.push(err30),errors++}}}else{let err31={instancePath:instancePath+"/entries/"+i0+"/categories",schemaPath:"\
#/properties/entries/items/properties/categories/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema41.
properties.entries.items.properties.categories.type,parentSchema:schema41.properties.entries.items.properties.categories,
data:data11};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}}if(data3.decisionRefs!==void 0){let data13=data3.
decisionRefs;if(Array.isArray(data13)){let len3=data13.length;for(let i3=0;i3<len3;i3++){let data14=data13[i3];if(typeof data14!=
"string"){let err32={instancePath:instancePath+"/entries/"+i0+"/decisionRefs/"+i3,schemaPath:"#/properties/entries/items\
/properties/decisionRefs/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema41.properties.
entries.items.properties.decisionRefs.items.type,parentSchema:schema41.properties.entries.items.properties.decisionRefs.
items,data:data14};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}}else{let err33={instancePath:instancePath+
"/entries/"+i0+"/decisionRefs",schemaPath:"#/properties/entries/items/properties/decisionRefs/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:schema41.properties.entries.items.properties.decisionRefs.type,parentSchema:schema41.
properties.entries.items.properties.decisionRefs,data:data13};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}}
if(data3.proposedBy!==void 0){let data15=data3.proposedBy;if(typeof data15!="string"){let err34={instancePath:instancePath+
"/entries/"+i0+"/proposedBy",schemaPath:"#/properties/entries/items/properties/proposedBy/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema41.properties.entries.items.properties.proposedBy.type,parentSchema:schema41.
properties.entries.items.properties.proposedBy,data:data15};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}}
if(data3.approvedBy!==void 0){let data16=data3.approvedBy;if(typeof data16!="string"){let err35={instancePath:instancePath+
"/entries/"+i0+"/approvedBy",schemaPath:"#/properties/entries/items/properties/approvedBy/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema41.properties.entries.items.properties.approvedBy.type,parentSchema:schema41.
properties.entries.items.properties.approvedBy,data:data16};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}}
if(data3.breaking!==void 0){let data17=data3.breaking;if(typeof data17!="boolean"){let err36={instancePath:instancePath+
"/entries/"+i0+"/breaking",schemaPath:"#/properties/entries/items/properties/breaking/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean",schema:schema41.properties.entries.items.properties.breaking.type,parentSchema:schema41.
properties.entries.items.properties.breaking,data:data17};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}if(data3.
compacted!==void 0){let data18=data3.compacted;if(data18&&typeof data18=="object"&&!Array.isArray(data18)){if(data18.entries===
void 0){let err37={instancePath:instancePath+"/entries/"+i0+"/compacted",schemaPath:"#/properties/entries/items/properti\
es/compacted/required",keyword:"required",params:{missingProperty:"entries"},message:"must have required property 'entri\
es'",schema:schema41.properties.entries.items.properties.compacted.required,parentSchema:schema41.properties.entries.items.
properties.compacted,data:data18};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}if(data18.firstId===void 0){
let err38={instancePath:instancePath+"/entries/"+i0+"/compacted",schemaPath:"#/properties/entries/items/properties/compa\
cted/required",keyword:"required",params:{missingProperty:"firstId"},message:"must have required property 'firstId'",schema:schema41.
properties.entries.items.properties.compacted.required,parentSchema:schema41.properties.entries.items.properties.compacted,
data:data18};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}if(data18.lastId===void 0){let err39={instancePath:instancePath+
"/entries/"+i0+"/compacted",schemaPath:"#/properties/entries/items/properties/compacted/required",keyword:"required",params:{
missingProperty:"lastId"},message:"must have required property 'lastId'",schema:schema41.properties.entries.items.properties.
compacted.required,parentSchema:schema41.properties.entries.items.properties.compacted,data:data18};vErrors===null?vErrors=
[err39]:vErrors.push(err39),errors++}for(let key2 in data18)if(!(key2==="entries"||key2==="firstId"||key2==="lastId")){let err40={
instancePath:instancePath+"/entries/"+i0+"/compacted",schemaPath:"#/properties/entries/items/properties/compacted/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional proper\
ties",schema:!1,parentSchema:schema41.properties.entries.items.properties.compacted,data:data18};vErrors===null?vErrors=
[err40]:vErrors.push(err40),errors++}if(data18.entries!==void 0){let data19=data18.entries;if(!(typeof data19=="number"&&
!(data19%1)&&!isNaN(data19)&&isFinite(data19))){let err41={instancePath:instancePath+"/entries/"+i0+"/compacted/entries",
schemaPath:"#/properties/entries/items/properties/compacted/properties/entries/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:schema41.properties.entries.items.properties.compacted.properties.entries.type,parentSchema:schema41.
properties.entries.items.properties.compacted.properties.entries,data:data19};vErrors===null?vErrors=[err41]:vErrors.push(
err41),errors++}if(typeof data19=="number"&&isFinite(data19)&&(data19<1||isNaN(data19))){let err42={instancePath:instancePath+
"/entries/"+i0+"/compacted/entries",schemaPath:"#/properties/entries/items/properties/compacted/properties/entries/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:schema41.properties.
entries.items.properties.compacted.properties.entries,data:data19};vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++}}
if(data18.firstId!==void 0){let data20=data18.firstId;if(typeof data20=="string"){if(!pattern16.test(data20)){let err43={
instancePath:instancePath+"/entries/"+i0+"/compacted/firstId",schemaPath:"#/properties/entries/items/properties/compacte\
d/properties/firstId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern \
"^[a-z0-9]+(-[a-z0-9]+)*$"',schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema41.properties.entries.items.properties.
compacted.properties.firstId,data:data20};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}else{let err44={instancePath:instancePath+
"/entries/"+i0+"/compacted/firstId",schemaPath:"#/properties/entries/items/properties/compacted/properties/firstId/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:schema41.properties.entries.items.properties.compacted.
properties.firstId.type,parentSchema:schema41.properties.entries.items.properties.compacted.properties.firstId,data:data20};
vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}if(data18.lastId!==void 0){let data21=data18.lastId;if(typeof data21==
"string"){if(!pattern16.test(data21)){let err45={instancePath:instancePath+"/entries/"+i0+"/compacted/lastId",schemaPath:"\
#/properties/entries/items/properties/compacted/properties/lastId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+\
(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"',schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema41.
properties.entries.items.properties.compacted.properties.lastId,data:data21};vErrors===null?vErrors=[err45]:vErrors.push(
err45),errors++}}else{let err46={instancePath:instancePath+"/entries/"+i0+"/compacted/lastId",schemaPath:"#/properties/e\
ntries/items/properties/compacted/properties/lastId/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:schema41.properties.entries.items.properties.compacted.properties.lastId.type,parentSchema:schema41.properties.entries.
items.properties.compacted.properties.lastId,data:data21};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}}}else{
let err47={instancePath:instancePath+"/entries/"+i0+"/compacted",schemaPath:"#/properties/entries/items/properties/compa\
cted/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema41.properties.entries.items.properties.
compacted.type,parentSchema:schema41.properties.entries.items.properties.compacted,data:data18};vErrors===null?vErrors=[
err47]:vErrors.push(err47),errors++}}}else{let err48={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/\
entries/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema41.properties.entries.items.
type,parentSchema:schema41.properties.entries.items,data:data3};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}}}else{
let err49={instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"arra\
y"},message:"must be array",schema:schema41.properties.entries.type,parentSchema:schema41.properties.entries,data:data2};
vErrors===null?vErrors=[err49]:vErrors.push(err49),errors++}}}else{let err50={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};vErrors===null?vErrors=
[err50]:vErrors.push(err50),errors++}return validate22.errors=vErrors,errors===0}validate22.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var validateProfile=validate23,schema42={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"ht\
tps://leji.org/schemas/v1.0/agent-profile.schema.json",title:"Leji agent profile",description:"Frontmatter of an agent p\
rofile: what an agent in a role reads, when it asks and what it refuses.",type:"object",additionalProperties:!1,properties:{
id:{type:"string",description:"The lasting id of the profile; others name it in `inherits`.",examples:["reviewer"],pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"},name:{type:"string",description:"What the agent is called.",examples:["Reviewer"],minLength:1},
role:{type:"string",description:"The role that it has; `core` is the base that others inherit from.",examples:["core","r\
eviewer"],minLength:1},inherits:{type:"string",description:"The id of the core profile that this one adds to; its lists \
come before those that stand here.",examples:["core"],pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},requiredRead:{type:"array",description:"\
Documents that the agent reads before any task.",examples:[["docs/boot-profile.md"]],items:{type:"string",description:"T\
he path of a document from the root of the repository.",examples:["docs/boot-profile.md"],pattern:"^(?!/)(?!\\./)(?!.*(^|\
/)\\.\\.(/|$))(?!.*\\\\).+$"},minItems:1},mustAskWhen:{type:"array",description:"Conditions under which the agent asks a\
 person before it goes on.",items:{type:"string",description:"A condition in prose.",examples:["a new dependency seems n\
eeded"]},minItems:1},defaultContext:{type:"array",description:"Categories that the role mostly works in.",items:{type:"s\
tring",description:"A category: `domain`, `system`, `practice`, `governance` or `decisions`.",enum:["domain","system","p\
ractice","governance","decisions"]}},mustRefuseWhen:{type:"array",description:"Conditions under which the agent refuses;\
 where one to ask applies too, it refuses.",items:{type:"string",description:"A condition in prose.",examples:["asked to\
 put a secret into a file"]}},purpose:{type:"string",description:"What the role is for, in a sentence."},version:{type:"\
string",description:"The version of the profile, in numbers of your own.",examples:["1.2"]},escalation:{type:"string",description:"\
Whom the agent turns to when it cannot go on.",examples:["the owner that leji.json names"]},host:{type:"string",description:"\
The agent host that the profile is made for.",examples:["claude-code"]},owners:{type:"array",description:"The people who\
 answer for the profile.",items:{type:"string",description:"The name of a person or team.",examples:["Ada Example"]}},freshness:{
type:"object",description:"Until when the profile counts as reviewed.",additionalProperties:!1,properties:{reviewAfter:{
type:"string",description:"The day after which the profile must be reviewed; `lejic freshness` reminds of it.",examples:[
"2027-01-31"],pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}}},invocation:{type:"object",description:"How an\
 agent with this profile is started; left out where an actor of leji.json starts it.",additionalProperties:!1,properties:{
command:{type:"string",description:"A shell command with `<prompt>`, unquoted and as a word of its own, where the prompt\
 goes.",examples:["agent --prompt <prompt>"],pattern:"<prompt>"},constraints:{type:"array",description:"What must hold w\
hen the agent is started.",items:{type:"string",description:"A constraint in prose.",examples:["without network access"]}}},
required:["command"]}},required:["id","name","role"],if:{not:{required:["inherits"]}},then:{properties:{requiredRead:{description:"\
A profile that inherits nothing says what to read."},mustAskWhen:{description:"A profile that inherits nothing says when\
 the agent asks."}},required:["requiredRead","mustAskWhen"]}};function validate23(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!0,_errs2=errors,_errs3=errors,
_errs4=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.inherits===void 0&&(missing0="i\
nherits")){let err0={};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var valid1=_errs4===errors;if(valid1){
let err1={};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}else errors=_errs3,vErrors!==null&&(_errs3?vErrors.
length=_errs3:vErrors=null);var _valid0=_errs2===errors;if(errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=
null),_valid0){let _errs5=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.requiredRead===void 0){let err2={
instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"requiredRead"},message:"must have \
required property 'requiredRead'",schema:schema42.then.required,parentSchema:schema42.then,data};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.mustAskWhen===void 0){let err3={instancePath,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:"mustAskWhen"},message:"must have required property 'mustAskWhen'",schema:schema42.then.
required,parentSchema:schema42.then,data};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}var _valid0=_errs5===
errors;if(valid0=_valid0,valid0){var props0={};props0.requiredRead=!0,props0.mustAskWhen=!0}}if(!valid0){let err4={instancePath,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:schema42.if,parentSchema:schema42,
data};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'",schema:schema42.required,parentSchema:schema42,data};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(data.name===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'",schema:schema42.required,parentSchema:schema42,data};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}if(data.role===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"role"},message:"must have required property 'role'",schema:schema42.required,parentSchema:schema42,
data};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}for(let key0 in data)if(!func1.call(schema42.properties,
key0)){let err8={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties",schema:!1,parentSchema:schema42,data};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}if(data.id!==void 0){let data0=data.id;if(typeof data0=="string"){if(!pattern16.test(data0)){let err9={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z\
0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"',schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema42.
properties.id,data:data0};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema42.properties.
id.type,parentSchema:schema42.properties.id,data:data0};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.
name!==void 0){let data1=data.name;if(typeof data1=="string"){if(func2(data1)<1){let err11={instancePath:instancePath+"/\
name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:schema42.properties.name,data:data1};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}}else{let err12={instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema42.properties.name.type,parentSchema:schema42.properties.name,data:data1};
vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.role!==void 0){let data2=data.role;if(typeof data2==
"string"){if(func2(data2)<1){let err13={instancePath:instancePath+"/role",schemaPath:"#/properties/role/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema42.properties.role,
data:data2};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/rol\
e",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema42.properties.
role.type,parentSchema:schema42.properties.role,data:data2};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}
if(data.inherits!==void 0){let data3=data.inherits;if(typeof data3=="string"){if(!pattern16.test(data3)){let err15={instancePath:instancePath+
"/inherits",schemaPath:"#/properties/inherits/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'\
must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"',schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema42.properties.inherits,
data:data3};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath:instancePath+"/inh\
erits",schemaPath:"#/properties/inherits/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema42.
properties.inherits.type,parentSchema:schema42.properties.inherits,data:data3};vErrors===null?vErrors=[err16]:vErrors.push(
err16),errors++}}if(data.requiredRead!==void 0){let data4=data.requiredRead;if(Array.isArray(data4)){if(data4.length<1){
let err17={instancePath:instancePath+"/requiredRead",schemaPath:"#/properties/requiredRead/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42.properties.requiredRead,data:data4};
vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}let len0=data4.length;for(let i0=0;i0<len0;i0++){let data5=data4[i0];
if(typeof data5=="string"){if(!pattern12.test(data5)){let err18={instancePath:instancePath+"/requiredRead/"+i0,schemaPath:"\
#/properties/requiredRead/items/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},
message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$\
))(?!.*\\\\).+$",parentSchema:schema42.properties.requiredRead.items,data:data5};vErrors===null?vErrors=[err18]:vErrors.
push(err18),errors++}}else{let err19={instancePath:instancePath+"/requiredRead/"+i0,schemaPath:"#/properties/requiredRea\
d/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema42.properties.requiredRead.items.
type,parentSchema:schema42.properties.requiredRead.items,data:data5};vErrors===null?vErrors=[err19]:vErrors.push(err19),
errors++}}}else{let err20={instancePath:instancePath+"/requiredRead",schemaPath:"#/properties/requiredRead/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:schema42.properties.requiredRead.type,parentSchema:schema42.properties.
requiredRead,data:data4};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}if(data.mustAskWhen!==void 0){let data6=data.
mustAskWhen;if(Array.isArray(data6)){if(data6.length<1){let err21={instancePath:instancePath+"/mustAskWhen",schemaPath:"\
#/properties/mustAskWhen/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,
parentSchema:schema42.properties.mustAskWhen,data:data6};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}let len1=data6.
length;for(let i1=0;i1<len1;i1++){let data7=data6[i1];if(typeof data7!="string"){let err22={instancePath:instancePath+"/\
mustAskWhen/"+i1,schemaPath:"#/properties/mustAskWhen/items/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:schema42.properties.mustAskWhen.items.type,parentSchema:schema42.properties.mustAskWhen.items,data:data7};
vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}}else{let err23={instancePath:instancePath+"/mustAskWhen",schemaPath:"\
#/properties/mustAskWhen/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema42.properties.mustAskWhen.
type,parentSchema:schema42.properties.mustAskWhen,data:data6};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}
if(data.defaultContext!==void 0){let data8=data.defaultContext;if(Array.isArray(data8)){let len2=data8.length;for(let i2=0;i2<
len2;i2++){let data9=data8[i2];if(typeof data9!="string"){let err24={instancePath:instancePath+"/defaultContext/"+i2,schemaPath:"\
#/properties/defaultContext/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema42.properties.
defaultContext.items.type,parentSchema:schema42.properties.defaultContext.items,data:data9};vErrors===null?vErrors=[err24]:
vErrors.push(err24),errors++}if(!(data9==="domain"||data9==="system"||data9==="practice"||data9==="governance"||data9===
"decisions")){let err25={instancePath:instancePath+"/defaultContext/"+i2,schemaPath:"#/properties/defaultContext/items/e\
num",keyword:"enum",params:{allowedValues:schema42.properties.defaultContext.items.enum},message:"must be equal to one o\
f the allowed values",schema:schema42.properties.defaultContext.items.enum,parentSchema:schema42.properties.defaultContext.
items,data:data9};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}}else{let err26={instancePath:instancePath+
"/defaultContext",schemaPath:"#/properties/defaultContext/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray",schema:schema42.properties.defaultContext.type,parentSchema:schema42.properties.defaultContext,data:data8};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}}if(data.mustRefuseWhen!==void 0){let data10=data.mustRefuseWhen;if(Array.
isArray(data10)){let len3=data10.length;for(let i3=0;i3<len3;i3++){let data11=data10[i3];if(typeof data11!="string"){let err27={
instancePath:instancePath+"/mustRefuseWhen/"+i3,schemaPath:"#/properties/mustRefuseWhen/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:schema42.properties.mustRefuseWhen.items.type,parentSchema:schema42.properties.
mustRefuseWhen.items,data:data11};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}}else{let err28={instancePath:instancePath+
"/mustRefuseWhen",schemaPath:"#/properties/mustRefuseWhen/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray",schema:schema42.properties.mustRefuseWhen.type,parentSchema:schema42.properties.mustRefuseWhen,data:data10};vErrors===
null?vErrors=[err28]:vErrors.push(err28),errors++}}if(data.purpose!==void 0){let data12=data.purpose;if(typeof data12!="\
string"){let err29={instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema42.properties.purpose.type,parentSchema:schema42.properties.purpose,data:data12};
vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}}if(data.version!==void 0){let data13=data.version;if(typeof data13!=
"string"){let err30={instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:schema42.properties.version.type,parentSchema:schema42.properties.version,
data:data13};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}if(data.escalation!==void 0){let data14=data.escalation;
if(typeof data14!="string"){let err31={instancePath:instancePath+"/escalation",schemaPath:"#/properties/escalation/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:schema42.properties.escalation.type,parentSchema:schema42.
properties.escalation,data:data14};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}}if(data.host!==void 0){let data15=data.
host;if(typeof data15!="string"){let err32={instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:schema42.properties.host.type,parentSchema:schema42.properties.
host,data:data15};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}if(data.owners!==void 0){let data16=data.
owners;if(Array.isArray(data16)){let len4=data16.length;for(let i4=0;i4<len4;i4++){let data17=data16[i4];if(typeof data17!=
"string"){let err33={instancePath:instancePath+"/owners/"+i4,schemaPath:"#/properties/owners/items/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:schema42.properties.owners.items.type,parentSchema:schema42.properties.
owners.items,data:data17};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}}}else{let err34={instancePath:instancePath+
"/owners",schemaPath:"#/properties/owners/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema42.
properties.owners.type,parentSchema:schema42.properties.owners,data:data16};vErrors===null?vErrors=[err34]:vErrors.push(
err34),errors++}}if(data.freshness!==void 0){let data18=data.freshness;if(data18&&typeof data18=="object"&&!Array.isArray(
data18)){for(let key1 in data18)if(key1!=="reviewAfter"){let err35={instancePath:instancePath+"/freshness",schemaPath:"#\
/properties/freshness/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"mus\
t NOT have additional properties",schema:!1,parentSchema:schema42.properties.freshness,data:data18};vErrors===null?vErrors=
[err35]:vErrors.push(err35),errors++}if(data18.reviewAfter!==void 0){let data19=data18.reviewAfter;if(typeof data19=="st\
ring"){if(!pattern32.test(data19)){let err36={instancePath:instancePath+"/freshness/reviewAfter",schemaPath:"#/propertie\
s/freshness/properties/reviewAfter/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[0\
1])$"},message:'must match pattern "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"',schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[\
1-9]|[12]\\d|3[01])$",parentSchema:schema42.properties.freshness.properties.reviewAfter,data:data19};vErrors===null?vErrors=
[err36]:vErrors.push(err36),errors++}}else{let err37={instancePath:instancePath+"/freshness/reviewAfter",schemaPath:"#/p\
roperties/freshness/properties/reviewAfter/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema42.
properties.freshness.properties.reviewAfter.type,parentSchema:schema42.properties.freshness.properties.reviewAfter,data:data19};
vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}}}else{let err38={instancePath:instancePath+"/freshness",schemaPath:"\
#/properties/freshness/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema42.properties.freshness.
type,parentSchema:schema42.properties.freshness,data:data18};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}}
if(data.invocation!==void 0){let data20=data.invocation;if(data20&&typeof data20=="object"&&!Array.isArray(data20)){if(data20.
command===void 0){let err39={instancePath:instancePath+"/invocation",schemaPath:"#/properties/invocation/required",keyword:"\
required",params:{missingProperty:"command"},message:"must have required property 'command'",schema:schema42.properties.
invocation.required,parentSchema:schema42.properties.invocation,data:data20};vErrors===null?vErrors=[err39]:vErrors.push(
err39),errors++}for(let key2 in data20)if(!(key2==="command"||key2==="constraints")){let err40={instancePath:instancePath+
"/invocation",schemaPath:"#/properties/invocation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},
message:"must NOT have additional properties",schema:!1,parentSchema:schema42.properties.invocation,data:data20};vErrors===
null?vErrors=[err40]:vErrors.push(err40),errors++}if(data20.command!==void 0){let data21=data20.command;if(typeof data21==
"string"){if(!pattern21.test(data21)){let err41={instancePath:instancePath+"/invocation/command",schemaPath:"#/propertie\
s/invocation/properties/command/pattern",keyword:"pattern",params:{pattern:"<prompt>"},message:'must match pattern "<pro\
mpt>"',schema:"<prompt>",parentSchema:schema42.properties.invocation.properties.command,data:data21};vErrors===null?vErrors=
[err41]:vErrors.push(err41),errors++}}else{let err42={instancePath:instancePath+"/invocation/command",schemaPath:"#/prop\
erties/invocation/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema42.
properties.invocation.properties.command.type,parentSchema:schema42.properties.invocation.properties.command,data:data21};
vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++}}if(data20.constraints!==void 0){let data22=data20.constraints;
if(Array.isArray(data22)){let len5=data22.length;for(let i5=0;i5<len5;i5++){let data23=data22[i5];if(typeof data23!="str\
ing"){let err43={instancePath:instancePath+"/invocation/constraints/"+i5,schemaPath:"#/properties/invocation/properties/\
constraints/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema42.properties.invocation.
properties.constraints.items.type,parentSchema:schema42.properties.invocation.properties.constraints.items,data:data23};
vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}}else{let err44={instancePath:instancePath+"/invocation/con\
straints",schemaPath:"#/properties/invocation/properties/constraints/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:schema42.properties.invocation.properties.constraints.type,parentSchema:schema42.properties.invocation.
properties.constraints,data:data22};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}}else{let err45={instancePath:instancePath+
"/invocation",schemaPath:"#/properties/invocation/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema42.
properties.invocation.type,parentSchema:schema42.properties.invocation,data:data20};vErrors===null?vErrors=[err45]:vErrors.
push(err45),errors++}}}else{let err46={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:schema42.type,parentSchema:schema42,data};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}
return validate23.errors=vErrors,errors===0}validate23.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var validateDecision=validate24,
schema43={type:"object",description:"Frontmatter of a decision record: a decision with its date, which is superseded and\
 never rewritten.",$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://leji.org/schemas/v1.0/decision-re\
cord.schema.json",title:"Leji decision record",additionalProperties:!1,properties:{id:{type:"string",description:"The la\
sting id of the decision; other records name it.",examples:["keep-context-in-the-repository"],pattern:"^[a-z0-9]+(-[a-z0\
-9]+)*$"},title:{type:"string",description:"The decision in a few words.",examples:["Keep the team's context in the repo\
sitory"],minLength:1},status:{type:"string",description:"Where the decision stands; tasks load those that are `accepted`\
 or `deprecated`.",enum:["proposed","accepted","superseded","deprecated","rejected"]},date:{type:"string",description:"T\
he day of the decision; fixed once the record is published.",examples:["2026-01-31"],pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[\
1-9]|[12]\\d|3[01])$"},deciders:{type:"array",description:"The people who decided.",items:{type:"string",description:"Th\
e name of a person or team.",examples:["Ada Example"]}},supersedes:{type:"string",description:"The id of the decision th\
at this one replaces; that one then names this one in `supersededBy`.",examples:["an-earlier-decision"]},supersededBy:{type:"\
string",description:"The id of the decision that replaces this one, whose `status` is then `superseded`.",examples:["a-l\
ater-decision"]},affectedPaths:{type:"array",description:"Files and folders that the decision is about; a task that touc\
hes one loads the record.",examples:[["src/billing/"]],items:{type:"string",description:"A path from the root of the rep\
ository.",examples:["src/billing/"],pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"}},affectedCategories:{type:"\
array",description:"Categories that the decision is about; without paths and categories it is for every task.",items:{type:"\
string",description:"A category: `domain`, `system`, `practice`, `governance` or `decisions`.",enum:["domain","system","\
practice","governance","decisions"]}},links:{type:"array",description:"Addresses of what belongs to the decision, such a\
s its discussion.",items:{type:"string",description:"An address.",examples:["https://example.org/discussions/12"]}}},required:[
"id","title","status","date"],if:{properties:{status:{const:"superseded"}},required:["status"]},then:{properties:{supersededBy:{
description:"A superseded decision names the one that replaced it."}},required:["supersededBy"]}};function validate24(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate24.
evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,
valid0=!0,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if(data.status===void 0&&(missing0=
"status")){let err0={};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}else if(data.status!==void 0&&data.status!==
"superseded"){let err1={};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs2===errors;if(errors=
_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null),_valid0){let _errs4=errors;if(data&&typeof data=="obj\
ect"&&!Array.isArray(data)&&data.supersededBy===void 0){let err2={instancePath,schemaPath:"#/then/required",keyword:"req\
uired",params:{missingProperty:"supersededBy"},message:"must have required property 'supersededBy'",schema:schema43.then.
required,parentSchema:schema43.then,data};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs4===
errors;if(valid0=_valid0,valid0){var props0={};props0.supersededBy=!0,props0.status=!0}}if(!valid0){let err3={instancePath,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:schema43.if,parentSchema:schema43,
data};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.
id===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'",schema:schema43.required,parentSchema:schema43,data};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(data.title===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'",schema:schema43.required,parentSchema:schema43,data};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(data.status===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:schema43.required,parentSchema:schema43,
data};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.date===void 0){let err7={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"date"},message:"must have required property 'date'",schema:schema43.
required,parentSchema:schema43,data};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}for(let key0 in data)if(!func1.
call(schema43.properties,key0)){let err8={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties",schema:!1,parentSchema:schema43,data};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.id!==void 0){let data1=data.id;if(typeof data1=="string"){if(!pattern16.
test(data1)){let err9={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"',schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema43.
properties.id,data:data1};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema43.properties.
id.type,parentSchema:schema43.properties.id,data:data1};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.
title!==void 0){let data2=data.title;if(typeof data2=="string"){if(func2(data2)<1){let err11={instancePath:instancePath+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:schema43.properties.title,data:data2};vErrors===null?vErrors=[err11]:vErrors.push(
err11),errors++}}else{let err12={instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:schema43.properties.title.type,parentSchema:schema43.properties.title,
data:data2};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.status!==void 0){let data3=data.status;
if(typeof data3!="string"){let err13={instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:schema43.properties.status.type,parentSchema:schema43.properties.
status,data:data3};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(!(data3==="proposed"||data3==="accepte\
d"||data3==="superseded"||data3==="deprecated"||data3==="rejected")){let err14={instancePath:instancePath+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:schema43.properties.status.enum},message:"must be equal t\
o one of the allowed values",schema:schema43.properties.status.enum,parentSchema:schema43.properties.status,data:data3};
vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.date!==void 0){let data4=data.date;if(typeof data4==
"string"){if(!pattern32.test(data4)){let err15={instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",
keyword:"pattern",params:{pattern:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:'must match pattern "^\\d{4}\
-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"',schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",parentSchema:schema43.
properties.date,data:data4};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath:instancePath+
"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema43.
properties.date.type,parentSchema:schema43.properties.date,data:data4};vErrors===null?vErrors=[err16]:vErrors.push(err16),
errors++}}if(data.deciders!==void 0){let data5=data.deciders;if(Array.isArray(data5)){let len0=data5.length;for(let i0=0;i0<
len0;i0++){let data6=data5[i0];if(typeof data6!="string"){let err17={instancePath:instancePath+"/deciders/"+i0,schemaPath:"\
#/properties/deciders/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema43.properties.
deciders.items.type,parentSchema:schema43.properties.deciders.items,data:data6};vErrors===null?vErrors=[err17]:vErrors.push(
err17),errors++}}}else{let err18={instancePath:instancePath+"/deciders",schemaPath:"#/properties/deciders/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:schema43.properties.deciders.type,parentSchema:schema43.properties.
deciders,data:data5};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}if(data.supersedes!==void 0){let data7=data.
supersedes;if(typeof data7!="string"){let err19={instancePath:instancePath+"/supersedes",schemaPath:"#/properties/supers\
edes/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema43.properties.supersedes.type,parentSchema:schema43.
properties.supersedes,data:data7};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.supersededBy!==void 0){
let data8=data.supersededBy;if(typeof data8!="string"){let err20={instancePath:instancePath+"/supersededBy",schemaPath:"\
#/properties/supersededBy/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema43.properties.
supersededBy.type,parentSchema:schema43.properties.supersededBy,data:data8};vErrors===null?vErrors=[err20]:vErrors.push(
err20),errors++}}if(data.affectedPaths!==void 0){let data9=data.affectedPaths;if(Array.isArray(data9)){let len1=data9.length;
for(let i1=0;i1<len1;i1++){let data10=data9[i1];if(typeof data10=="string"){if(!pattern12.test(data10)){let err21={instancePath:instancePath+
"/affectedPaths/"+i1,schemaPath:"#/properties/affectedPaths/items/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\\
./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},message:'must match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',
schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$",parentSchema:schema43.properties.affectedPaths.items,data:data10};
vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}else{let err22={instancePath:instancePath+"/affectedPaths/"+
i1,schemaPath:"#/properties/affectedPaths/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema43.
properties.affectedPaths.items.type,parentSchema:schema43.properties.affectedPaths.items,data:data10};vErrors===null?vErrors=
[err22]:vErrors.push(err22),errors++}}}else{let err23={instancePath:instancePath+"/affectedPaths",schemaPath:"#/properti\
es/affectedPaths/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema43.properties.affectedPaths.
type,parentSchema:schema43.properties.affectedPaths,data:data9};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}
if(data.affectedCategories!==void 0){let data11=data.affectedCategories;if(Array.isArray(data11)){let len2=data11.length;
for(let i2=0;i2<len2;i2++){let data12=data11[i2];if(typeof data12!="string"){let err24={instancePath:instancePath+"/affe\
ctedCategories/"+i2,schemaPath:"#/properties/affectedCategories/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:schema43.properties.affectedCategories.items.type,parentSchema:schema43.properties.affectedCategories.
items,data:data12};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}if(!(data12==="domain"||data12==="system"||
data12==="practice"||data12==="governance"||data12==="decisions")){let err25={instancePath:instancePath+"/affectedCatego\
ries/"+i2,schemaPath:"#/properties/affectedCategories/items/enum",keyword:"enum",params:{allowedValues:schema43.properties.
affectedCategories.items.enum},message:"must be equal to one of the allowed values",schema:schema43.properties.affectedCategories.
items.enum,parentSchema:schema43.properties.affectedCategories.items,data:data12};vErrors===null?vErrors=[err25]:vErrors.
push(err25),errors++}}}else{let err26={instancePath:instancePath+"/affectedCategories",schemaPath:"#/properties/affected\
Categories/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema43.properties.affectedCategories.
type,parentSchema:schema43.properties.affectedCategories,data:data11};vErrors===null?vErrors=[err26]:vErrors.push(err26),
errors++}}if(data.links!==void 0){let data13=data.links;if(Array.isArray(data13)){let len3=data13.length;for(let i3=0;i3<
len3;i3++){let data14=data13[i3];if(typeof data14!="string"){let err27={instancePath:instancePath+"/links/"+i3,schemaPath:"\
#/properties/links/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema43.properties.
links.items.type,parentSchema:schema43.properties.links.items,data:data14};vErrors===null?vErrors=[err27]:vErrors.push(err27),
errors++}}}else{let err28={instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:schema43.properties.links.type,parentSchema:schema43.properties.links,data:data13};
vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}}else{let err29={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data};vErrors===null?vErrors=
[err29]:vErrors.push(err29),errors++}return validate24.errors=vErrors,errors===0}validate24.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var validateSettings=validate25,schema44={$schema:"https://json-schema.org/draft/2020-12/schema",title:"\
lejic settings",description:"`lejic.yaml`: options of the compiler. The file and every key in it are optional.",type:"ob\
ject",additionalProperties:!1,properties:{$schema:{type:"string",description:"The address or path of this schema; the co\
mment `# yaml-language-server: $schema=PATH` does the same.",examples:["./node_modules/lejic/schemas/lejic.schema.json"]},
out:{type:"string",description:"The folder for everything that is generated and not committed, relative to the repositor\
y.",pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$",default:"out/"},hosts:{type:"object",description:"The ag\
ent hosts that get a file, by id: `agents`, `claude-code`, `gemini`, `copilot`, `cursor`, `windsurf`. `agents` and `clau\
de-code` when absent.",examples:[{agents:{mode:"redirect"},"claude-code":{}}],propertyNames:{enum:["agents","claude-code",
"copilot","cursor","gemini","windsurf"]},additionalProperties:{$ref:"#/$defs/host"}},engine:{type:"string",description:"\
Which markdown engine renders pages: `reference`, `fast`, or whichever is there.",enum:["auto","reference","fast"],default:"\
auto"},budgets:{type:"object",description:"Sizes in bytes that what an agent reads before any task is held against.",additionalProperties:!1,
properties:{target:{type:"integer",description:"The size to aim for.",default:16384,minimum:1},budget:{type:"integer",description:"\
The size that must not be exceeded.",default:24576,minimum:1},project:{type:"integer",description:"The size that must no\
t be exceeded with the project's own files.",default:28672,minimum:1}}},router:{type:"object",description:"How a prompt \
finds the documents that it needs.",additionalProperties:!1,properties:{maxRouted:{type:"integer",description:"How many \
documents one prompt may load.",default:3,minimum:1},taskMarker:{type:"string",description:"The line that stands before \
the task in a longer prompt.",default:"=== TASK ===",minLength:1},identity:{type:"boolean",description:"Whether a docume\
nt's own name routes to it.",default:!1},eval:{type:"string",description:"The file of labelled prompts that measure the \
router.",pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$",default:"docs/router-eval.json"},imports:{type:"obj\
ect",description:"Files that a row of the table may import, by path.",additionalProperties:{type:"object",description:"W\
hen the file is imported.",additionalProperties:!1,properties:{triggers:{type:"array",description:"Regular expressions o\
ver the prompt.",items:{type:"string",description:"A regular expression.",examples:["\\bnpm (run|install)\\b"]}},paths:{
type:"array",description:"Path prefixes of a task.",items:{type:"string",description:"A path from the root of the reposi\
tory.",examples:["src/"]}}}}}}},chain:{type:"object",description:"How the instruction files of a folder are looked for.",
additionalProperties:!1,properties:{maxSourceBytes:{type:"integer",description:"The size, in bytes, of the longest file \
that is read.",default:1048576,minimum:1},rootMarkers:{type:"array",description:"Names of files or folders that mark the\
 top of a project.",default:[".git"],items:{type:"string",description:"The name of a file or folder.",minLength:1}},candidates:{
type:"array",description:"Names of instruction files, first match first.",default:["AGENTS.md","CLAUDE.md"],items:{type:"\
string",description:"The name of a file.",minLength:1}},localCandidates:{type:"array",description:"Names of a person's o\
wn instruction files.",items:{type:"string",description:"The name of a file.",minLength:1},default:["AGENTS.local.md","C\
LAUDE.local.md"]}}},site:{type:"object",description:"How the documentation site is made.",additionalProperties:!1,properties:{
title:{type:"string",description:"The site's title; the manifest's `viewer.title` or `name` when empty.",default:""},base:{
type:"string",description:"The path that the site is served under.",default:"/",examples:["/handbook/"],pattern:"^/"},accent:{
type:"string",description:"The accent colour in hexadecimal digits.",pattern:"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",default:"\
#0f766e"},editUrl:{type:"string",description:"Where a document can be edited; its path is put in place of `{path}`, or a\
t the end.",default:"",examples:["https://example.org/edit/main/{path}"]},templates:{type:"string",description:"A folder\
 of templates that are taken before the built-in ones.",default:"",examples:["templates/"]},plugins:{type:"array",description:"\
Modules that change how pages are rendered.",items:{type:"string",description:"The path or name of a module."},default:[]}}},
rules:{type:"object",description:"Severities of the compiler's own rules, by rule; rules of the specification cannot be \
changed.",examples:[{"content-duplicate":"off"}],additionalProperties:{type:"string",description:"The severity of the ru\
le; `off` turns it off.",enum:["off","info","warning","error"]}},adopted:{type:"object",description:"Files of a person t\
hat `build` may replace, with the SHA-256 hash of what may be replaced; a backup stays beside.",propertyNames:{pattern:"\
^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},additionalProperties:{type:"string",description:"The SHA-256 hash, i\
n hexadecimal digits, of the file that may be replaced.",pattern:"^[0-9a-f]{64}$"}}},$defs:{host:{type:["object","null"],
description:"Options of one host.",additionalProperties:!1,properties:{mode:{type:"string",description:"`redirect`: the \
file points to the boot profile. `core`: it carries the load protocol, the router table and the binding rules; only `age\
nts` may.",enum:["redirect","core"],default:"redirect"},exact:{type:"boolean",description:"Write only the import `@AGENT\
S.md`; `claude-code` alone takes it.",default:!1},hooks:{type:"boolean",description:"Write the host's hook settings, so \
that it asks the router before every prompt.",default:!1}}}}},schema45={type:["object","null"],description:"Options of o\
ne host.",additionalProperties:!1,properties:{mode:{type:"string",description:"`redirect`: the file points to the boot p\
rofile. `core`: it carries the load protocol, the router table and the binding rules; only `agents` may.",enum:["redirec\
t","core"],default:"redirect"},exact:{type:"boolean",description:"Write only the import `@AGENTS.md`; `claude-code` alon\
e takes it.",default:!1},hooks:{type:"boolean",description:"Write the host's hook settings, so that it asks the router b\
efore every prompt.",default:!1}}},pattern51=new RegExp("^/","u"),pattern52=new RegExp("^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}\
)$","u"),pattern54=new RegExp("^[0-9a-f]{64}$","u");function validate25(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(
data)){for(let key0 in data)if(!func1.call(schema44.properties,key0)){let err0={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties",schema:!1,
parentSchema:schema44,data};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.$schema!==void 0){let data0=data.
$schema;if(typeof data0!="string"){let err1={instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:schema44.properties.$schema.type,parentSchema:schema44.
properties.$schema,data:data0};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}if(data.out!==void 0){let data1=data.
out;if(typeof data1=="string"){if(!pattern12.test(data1)){let err2={instancePath:instancePath+"/out",schemaPath:"#/prope\
rties/out/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},message:'must \
match pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$",
parentSchema:schema44.properties.out,data:data1};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={
instancePath:instancePath+"/out",schemaPath:"#/properties/out/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:schema44.properties.out.type,parentSchema:schema44.properties.out,data:data1};vErrors===null?vErrors=[
err3]:vErrors.push(err3),errors++}}if(data.hosts!==void 0){let data2=data.hosts;if(data2&&typeof data2=="object"&&!Array.
isArray(data2)){for(let key1 in data2){let _errs8=errors;if(!(key1==="agents"||key1==="claude-code"||key1==="copilot"||key1===
"cursor"||key1==="gemini"||key1==="windsurf")){let err4={instancePath:instancePath+"/hosts",schemaPath:"#/properties/hos\
ts/propertyNames/enum",keyword:"enum",params:{allowedValues:schema44.properties.hosts.propertyNames.enum},message:"must \
be equal to one of the allowed values",schema:schema44.properties.hosts.propertyNames.enum,parentSchema:schema44.properties.
hosts.propertyNames,data:key1,propertyName:key1};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}var valid1=_errs8===
errors;if(!valid1){let err5={instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/propertyNames",keyword:"p\
ropertyNames",params:{propertyName:key1},message:"property name must be valid",schema:schema44.properties.hosts.propertyNames,
parentSchema:schema44.properties.hosts,data:data2};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}for(let key2 in data2){
let data3=data2[key2];if(!(data3&&typeof data3=="object"&&!Array.isArray(data3))&&data3!==null){let err6={instancePath:instancePath+
"/hosts/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/host/type",keyword:"type",params:{type:schema45.
type},message:"must be object,null",schema:schema45.type,parentSchema:schema45,data:data3};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}if(data3&&typeof data3=="object"&&!Array.isArray(data3)){for(let key3 in data3)if(!(key3==="\
mode"||key3==="exact"||key3==="hooks")){let err7={instancePath:instancePath+"/hosts/"+key2.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/$defs/host/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"\
must NOT have additional properties",schema:!1,parentSchema:schema45,data:data3};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}if(data3.mode!==void 0){let data4=data3.mode;if(typeof data4!="string"){let err8={instancePath:instancePath+
"/hosts/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/mode",schemaPath:"#/$defs/host/properties/mode/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:schema45.properties.mode.type,parentSchema:schema45.properties.
mode,data:data4};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!(data4==="redirect"||data4==="core")){let err9={
instancePath:instancePath+"/hosts/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/mode",schemaPath:"#/$defs/host/propert\
ies/mode/enum",keyword:"enum",params:{allowedValues:schema45.properties.mode.enum},message:"must be equal to one of the \
allowed values",schema:schema45.properties.mode.enum,parentSchema:schema45.properties.mode,data:data4};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}}if(data3.exact!==void 0){let data5=data3.exact;if(typeof data5!="boolean"){let err10={
instancePath:instancePath+"/hosts/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/exact",schemaPath:"#/$defs/host/proper\
ties/exact/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:schema45.properties.exact.type,
parentSchema:schema45.properties.exact,data:data5};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data3.
hooks!==void 0){let data6=data3.hooks;if(typeof data6!="boolean"){let err11={instancePath:instancePath+"/hosts/"+key2.replace(
/~/g,"~0").replace(/\//g,"~1")+"/hooks",schemaPath:"#/$defs/host/properties/hooks/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:schema45.properties.hooks.type,parentSchema:schema45.properties.hooks,data:data6};
vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}}}}else{let err12={instancePath:instancePath+"/hosts",schemaPath:"\
#/properties/hosts/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema44.properties.hosts.
type,parentSchema:schema44.properties.hosts,data:data2};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.
engine!==void 0){let data7=data.engine;if(typeof data7!="string"){let err13={instancePath:instancePath+"/engine",schemaPath:"\
#/properties/engine/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema44.properties.engine.
type,parentSchema:schema44.properties.engine,data:data7};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(!(data7===
"auto"||data7==="reference"||data7==="fast")){let err14={instancePath:instancePath+"/engine",schemaPath:"#/properties/en\
gine/enum",keyword:"enum",params:{allowedValues:schema44.properties.engine.enum},message:"must be equal to one of the al\
lowed values",schema:schema44.properties.engine.enum,parentSchema:schema44.properties.engine,data:data7};vErrors===null?
vErrors=[err14]:vErrors.push(err14),errors++}}if(data.budgets!==void 0){let data8=data.budgets;if(data8&&typeof data8=="\
object"&&!Array.isArray(data8)){for(let key4 in data8)if(!(key4==="target"||key4==="budget"||key4==="project")){let err15={
instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:key4},message:"must NOT have additional properties",schema:!1,parentSchema:schema44.properties.
budgets,data:data8};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(data8.target!==void 0){let data9=data8.
target;if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9))){let err16={instancePath:instancePath+"/\
budgets/target",schemaPath:"#/properties/budgets/properties/target/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:schema44.properties.budgets.properties.target.type,parentSchema:schema44.properties.budgets.properties.
target,data:data9};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(typeof data9=="number"&&isFinite(data9)&&
(data9<1||isNaN(data9))){let err17={instancePath:instancePath+"/budgets/target",schemaPath:"#/properties/budgets/propert\
ies/target/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:schema44.
properties.budgets.properties.target,data:data9};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data8.budget!==
void 0){let data10=data8.budget;if(!(typeof data10=="number"&&!(data10%1)&&!isNaN(data10)&&isFinite(data10))){let err18={
instancePath:instancePath+"/budgets/budget",schemaPath:"#/properties/budgets/properties/budget/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:schema44.properties.budgets.properties.budget.type,parentSchema:schema44.
properties.budgets.properties.budget,data:data10};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(typeof data10==
"number"&&isFinite(data10)&&(data10<1||isNaN(data10))){let err19={instancePath:instancePath+"/budgets/budget",schemaPath:"\
#/properties/budgets/properties/budget/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:schema44.properties.budgets.properties.budget,data:data10};vErrors===null?vErrors=[err19]:vErrors.
push(err19),errors++}}if(data8.project!==void 0){let data11=data8.project;if(!(typeof data11=="number"&&!(data11%1)&&!isNaN(
data11)&&isFinite(data11))){let err20={instancePath:instancePath+"/budgets/project",schemaPath:"#/properties/budgets/pro\
perties/project/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:schema44.properties.budgets.
properties.project.type,parentSchema:schema44.properties.budgets.properties.project,data:data11};vErrors===null?vErrors=
[err20]:vErrors.push(err20),errors++}if(typeof data11=="number"&&isFinite(data11)&&(data11<1||isNaN(data11))){let err21={
instancePath:instancePath+"/budgets/project",schemaPath:"#/properties/budgets/properties/project/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:schema44.properties.budgets.properties.
project,data:data11};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}}else{let err22={instancePath:instancePath+
"/budgets",schemaPath:"#/properties/budgets/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema44.
properties.budgets.type,parentSchema:schema44.properties.budgets,data:data8};vErrors===null?vErrors=[err22]:vErrors.push(
err22),errors++}}if(data.router!==void 0){let data12=data.router;if(data12&&typeof data12=="object"&&!Array.isArray(data12)){
for(let key5 in data12)if(!(key5==="maxRouted"||key5==="taskMarker"||key5==="identity"||key5==="eval"||key5==="imports")){
let err23={instancePath:instancePath+"/router",schemaPath:"#/properties/router/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:key5},message:"must NOT have additional properties",schema:!1,parentSchema:schema44.
properties.router,data:data12};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(data12.maxRouted!==void 0){
let data13=data12.maxRouted;if(!(typeof data13=="number"&&!(data13%1)&&!isNaN(data13)&&isFinite(data13))){let err24={instancePath:instancePath+
"/router/maxRouted",schemaPath:"#/properties/router/properties/maxRouted/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:schema44.properties.router.properties.maxRouted.type,parentSchema:schema44.properties.router.properties.
maxRouted,data:data13};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}if(typeof data13=="number"&&isFinite(
data13)&&(data13<1||isNaN(data13))){let err25={instancePath:instancePath+"/router/maxRouted",schemaPath:"#/properties/ro\
uter/properties/maxRouted/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:schema44.
properties.router.properties.maxRouted,data:data13};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}if(data12.
taskMarker!==void 0){let data14=data12.taskMarker;if(typeof data14=="string"){if(func2(data14)<1){let err26={instancePath:instancePath+
"/router/taskMarker",schemaPath:"#/properties/router/properties/taskMarker/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.router.properties.taskMarker,data:data14};
vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}else{let err27={instancePath:instancePath+"/router/taskMark\
er",schemaPath:"#/properties/router/properties/taskMarker/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:schema44.properties.router.properties.taskMarker.type,parentSchema:schema44.properties.router.properties.taskMarker,
data:data14};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}if(data12.identity!==void 0){let data15=data12.
identity;if(typeof data15!="boolean"){let err28={instancePath:instancePath+"/router/identity",schemaPath:"#/properties/r\
outer/properties/identity/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:schema44.properties.
router.properties.identity.type,parentSchema:schema44.properties.router.properties.identity,data:data15};vErrors===null?
vErrors=[err28]:vErrors.push(err28),errors++}}if(data12.eval!==void 0){let data16=data12.eval;if(typeof data16=="string"){
if(!pattern12.test(data16)){let err29={instancePath:instancePath+"/router/eval",schemaPath:"#/properties/router/properti\
es/eval/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},message:'must ma\
tch pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$",
parentSchema:schema44.properties.router.properties.eval,data:data16};vErrors===null?vErrors=[err29]:vErrors.push(err29),
errors++}}else{let err30={instancePath:instancePath+"/router/eval",schemaPath:"#/properties/router/properties/eval/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:schema44.properties.router.properties.eval.type,parentSchema:schema44.
properties.router.properties.eval,data:data16};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}if(data12.imports!==
void 0){let data17=data12.imports;if(data17&&typeof data17=="object"&&!Array.isArray(data17))for(let key6 in data17){let data18=data17[key6];
if(data18&&typeof data18=="object"&&!Array.isArray(data18)){for(let key7 in data18)if(!(key7==="triggers"||key7==="paths")){
let err31={instancePath:instancePath+"/router/imports/"+key6.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/proper\
ties/router/properties/imports/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},
message:"must NOT have additional properties",schema:!1,parentSchema:schema44.properties.router.properties.imports.additionalProperties,
data:data18};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}if(data18.triggers!==void 0){let data19=data18.
triggers;if(Array.isArray(data19)){let len0=data19.length;for(let i0=0;i0<len0;i0++){let data20=data19[i0];if(typeof data20!=
"string"){let err32={instancePath:instancePath+"/router/imports/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/triggers\
/"+i0,schemaPath:"#/properties/router/properties/imports/additionalProperties/properties/triggers/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:schema44.properties.router.properties.imports.additionalProperties.
properties.triggers.items.type,parentSchema:schema44.properties.router.properties.imports.additionalProperties.properties.
triggers.items,data:data20};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}}else{let err33={instancePath:instancePath+
"/router/imports/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/triggers",schemaPath:"#/properties/router/properties/im\
ports/additionalProperties/properties/triggers/type",keyword:"type",params:{type:"array"},message:"must be array",schema:schema44.
properties.router.properties.imports.additionalProperties.properties.triggers.type,parentSchema:schema44.properties.router.
properties.imports.additionalProperties.properties.triggers,data:data19};vErrors===null?vErrors=[err33]:vErrors.push(err33),
errors++}}if(data18.paths!==void 0){let data21=data18.paths;if(Array.isArray(data21)){let len1=data21.length;for(let i1=0;i1<
len1;i1++){let data22=data21[i1];if(typeof data22!="string"){let err34={instancePath:instancePath+"/router/imports/"+key6.
replace(/~/g,"~0").replace(/\//g,"~1")+"/paths/"+i1,schemaPath:"#/properties/router/properties/imports/additionalPropert\
ies/properties/paths/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema44.properties.
router.properties.imports.additionalProperties.properties.paths.items.type,parentSchema:schema44.properties.router.properties.
imports.additionalProperties.properties.paths.items,data:data22};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}}}else{
let err35={instancePath:instancePath+"/router/imports/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/paths",schemaPath:"\
#/properties/router/properties/imports/additionalProperties/properties/paths/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:schema44.properties.router.properties.imports.additionalProperties.properties.paths.type,
parentSchema:schema44.properties.router.properties.imports.additionalProperties.properties.paths,data:data21};vErrors===
null?vErrors=[err35]:vErrors.push(err35),errors++}}}else{let err36={instancePath:instancePath+"/router/imports/"+key6.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/router/properties/imports/additionalProperties/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object",schema:schema44.properties.router.properties.imports.additionalProperties.
type,parentSchema:schema44.properties.router.properties.imports.additionalProperties,data:data18};vErrors===null?vErrors=
[err36]:vErrors.push(err36),errors++}}else{let err37={instancePath:instancePath+"/router/imports",schemaPath:"#/properti\
es/router/properties/imports/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema44.properties.
router.properties.imports.type,parentSchema:schema44.properties.router.properties.imports,data:data17};vErrors===null?vErrors=
[err37]:vErrors.push(err37),errors++}}}else{let err38={instancePath:instancePath+"/router",schemaPath:"#/properties/rout\
er/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema44.properties.router.type,parentSchema:schema44.
properties.router,data:data12};vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++}}if(data.chain!==void 0){let data23=data.
chain;if(data23&&typeof data23=="object"&&!Array.isArray(data23)){for(let key8 in data23)if(!(key8==="maxSourceBytes"||key8===
"rootMarkers"||key8==="candidates"||key8==="localCandidates")){let err39={instancePath:instancePath+"/chain",schemaPath:"\
#/properties/chain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},message:"must N\
OT have additional properties",schema:!1,parentSchema:schema44.properties.chain,data:data23};vErrors===null?vErrors=[err39]:
vErrors.push(err39),errors++}if(data23.maxSourceBytes!==void 0){let data24=data23.maxSourceBytes;if(!(typeof data24=="nu\
mber"&&!(data24%1)&&!isNaN(data24)&&isFinite(data24))){let err40={instancePath:instancePath+"/chain/maxSourceBytes",schemaPath:"\
#/properties/chain/properties/maxSourceBytes/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:schema44.
properties.chain.properties.maxSourceBytes.type,parentSchema:schema44.properties.chain.properties.maxSourceBytes,data:data24};
vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}if(typeof data24=="number"&&isFinite(data24)&&(data24<1||isNaN(
data24))){let err41={instancePath:instancePath+"/chain/maxSourceBytes",schemaPath:"#/properties/chain/properties/maxSour\
ceBytes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:schema44.
properties.chain.properties.maxSourceBytes,data:data24};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}}if(data23.
rootMarkers!==void 0){let data25=data23.rootMarkers;if(Array.isArray(data25)){let len2=data25.length;for(let i2=0;i2<len2;i2++){
let data26=data25[i2];if(typeof data26=="string"){if(func2(data26)<1){let err42={instancePath:instancePath+"/chain/rootM\
arkers/"+i2,schemaPath:"#/properties/chain/properties/rootMarkers/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.chain.properties.rootMarkers.items,
data:data26};vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++}}else{let err43={instancePath:instancePath+"/ch\
ain/rootMarkers/"+i2,schemaPath:"#/properties/chain/properties/rootMarkers/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string",schema:schema44.properties.chain.properties.rootMarkers.items.type,parentSchema:schema44.properties.
chain.properties.rootMarkers.items,data:data26};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}}else{let err44={
instancePath:instancePath+"/chain/rootMarkers",schemaPath:"#/properties/chain/properties/rootMarkers/type",keyword:"type",
params:{type:"array"},message:"must be array",schema:schema44.properties.chain.properties.rootMarkers.type,parentSchema:schema44.
properties.chain.properties.rootMarkers,data:data25};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}if(data23.
candidates!==void 0){let data27=data23.candidates;if(Array.isArray(data27)){let len3=data27.length;for(let i3=0;i3<len3;i3++){
let data28=data27[i3];if(typeof data28=="string"){if(func2(data28)<1){let err45={instancePath:instancePath+"/chain/candi\
dates/"+i3,schemaPath:"#/properties/chain/properties/candidates/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.chain.properties.candidates.items,data:data28};
vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}}else{let err46={instancePath:instancePath+"/chain/candidate\
s/"+i3,schemaPath:"#/properties/chain/properties/candidates/items/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:schema44.properties.chain.properties.candidates.items.type,parentSchema:schema44.properties.chain.
properties.candidates.items,data:data28};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}}}else{let err47={instancePath:instancePath+
"/chain/candidates",schemaPath:"#/properties/chain/properties/candidates/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:schema44.properties.chain.properties.candidates.type,parentSchema:schema44.properties.chain.properties.
candidates,data:data27};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}}if(data23.localCandidates!==void 0){
let data29=data23.localCandidates;if(Array.isArray(data29)){let len4=data29.length;for(let i4=0;i4<len4;i4++){let data30=data29[i4];
if(typeof data30=="string"){if(func2(data30)<1){let err48={instancePath:instancePath+"/chain/localCandidates/"+i4,schemaPath:"\
#/properties/chain/properties/localCandidates/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters",schema:1,parentSchema:schema44.properties.chain.properties.localCandidates.items,data:data30};
vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}}else{let err49={instancePath:instancePath+"/chain/localCand\
idates/"+i4,schemaPath:"#/properties/chain/properties/localCandidates/items/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:schema44.properties.chain.properties.localCandidates.items.type,parentSchema:schema44.properties.
chain.properties.localCandidates.items,data:data30};vErrors===null?vErrors=[err49]:vErrors.push(err49),errors++}}}else{let err50={
instancePath:instancePath+"/chain/localCandidates",schemaPath:"#/properties/chain/properties/localCandidates/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:schema44.properties.chain.properties.localCandidates.type,parentSchema:schema44.
properties.chain.properties.localCandidates,data:data29};vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++}}}else{
let err51={instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:schema44.properties.chain.type,parentSchema:schema44.properties.chain,data:data23};vErrors===
null?vErrors=[err51]:vErrors.push(err51),errors++}}if(data.site!==void 0){let data31=data.site;if(data31&&typeof data31==
"object"&&!Array.isArray(data31)){for(let key9 in data31)if(!(key9==="title"||key9==="base"||key9==="accent"||key9==="ed\
itUrl"||key9==="templates"||key9==="plugins")){let err52={instancePath:instancePath+"/site",schemaPath:"#/properties/sit\
e/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},message:"must NOT have additiona\
l properties",schema:!1,parentSchema:schema44.properties.site,data:data31};vErrors===null?vErrors=[err52]:vErrors.push(err52),
errors++}if(data31.title!==void 0){let data32=data31.title;if(typeof data32!="string"){let err53={instancePath:instancePath+
"/site/title",schemaPath:"#/properties/site/properties/title/type",keyword:"type",params:{type:"string"},message:"must b\
e string",schema:schema44.properties.site.properties.title.type,parentSchema:schema44.properties.site.properties.title,data:data32};
vErrors===null?vErrors=[err53]:vErrors.push(err53),errors++}}if(data31.base!==void 0){let data33=data31.base;if(typeof data33==
"string"){if(!pattern51.test(data33)){let err54={instancePath:instancePath+"/site/base",schemaPath:"#/properties/site/pr\
operties/base/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must match pattern "^/"',schema:"^/",parentSchema:schema44.
properties.site.properties.base,data:data33};vErrors===null?vErrors=[err54]:vErrors.push(err54),errors++}}else{let err55={
instancePath:instancePath+"/site/base",schemaPath:"#/properties/site/properties/base/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:schema44.properties.site.properties.base.type,parentSchema:schema44.properties.
site.properties.base,data:data33};vErrors===null?vErrors=[err55]:vErrors.push(err55),errors++}}if(data31.accent!==void 0){
let data34=data31.accent;if(typeof data34=="string"){if(!pattern52.test(data34)){let err56={instancePath:instancePath+"/\
site/accent",schemaPath:"#/properties/site/properties/accent/pattern",keyword:"pattern",params:{pattern:"^#([0-9a-fA-F]{\
3}|[0-9a-fA-F]{6})$"},message:'must match pattern "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"',schema:"^#([0-9a-fA-F]{3}|[0-9a-\
fA-F]{6})$",parentSchema:schema44.properties.site.properties.accent,data:data34};vErrors===null?vErrors=[err56]:vErrors.
push(err56),errors++}}else{let err57={instancePath:instancePath+"/site/accent",schemaPath:"#/properties/site/properties/\
accent/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema44.properties.site.properties.accent.
type,parentSchema:schema44.properties.site.properties.accent,data:data34};vErrors===null?vErrors=[err57]:vErrors.push(err57),
errors++}}if(data31.editUrl!==void 0){let data35=data31.editUrl;if(typeof data35!="string"){let err58={instancePath:instancePath+
"/site/editUrl",schemaPath:"#/properties/site/properties/editUrl/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:schema44.properties.site.properties.editUrl.type,parentSchema:schema44.properties.site.properties.editUrl,
data:data35};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}}if(data31.templates!==void 0){let data36=data31.
templates;if(typeof data36!="string"){let err59={instancePath:instancePath+"/site/templates",schemaPath:"#/properties/si\
te/properties/templates/type",keyword:"type",params:{type:"string"},message:"must be string",schema:schema44.properties.
site.properties.templates.type,parentSchema:schema44.properties.site.properties.templates,data:data36};vErrors===null?vErrors=
[err59]:vErrors.push(err59),errors++}}if(data31.plugins!==void 0){let data37=data31.plugins;if(Array.isArray(data37)){let len5=data37.
length;for(let i5=0;i5<len5;i5++){let data38=data37[i5];if(typeof data38!="string"){let err60={instancePath:instancePath+
"/site/plugins/"+i5,schemaPath:"#/properties/site/properties/plugins/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:schema44.properties.site.properties.plugins.items.type,parentSchema:schema44.properties.site.properties.
plugins.items,data:data38};vErrors===null?vErrors=[err60]:vErrors.push(err60),errors++}}}else{let err61={instancePath:instancePath+
"/site/plugins",schemaPath:"#/properties/site/properties/plugins/type",keyword:"type",params:{type:"array"},message:"mus\
t be array",schema:schema44.properties.site.properties.plugins.type,parentSchema:schema44.properties.site.properties.plugins,
data:data37};vErrors===null?vErrors=[err61]:vErrors.push(err61),errors++}}}else{let err62={instancePath:instancePath+"/s\
ite",schemaPath:"#/properties/site/type",keyword:"type",params:{type:"object"},message:"must be object",schema:schema44.
properties.site.type,parentSchema:schema44.properties.site,data:data31};vErrors===null?vErrors=[err62]:vErrors.push(err62),
errors++}}if(data.rules!==void 0){let data39=data.rules;if(data39&&typeof data39=="object"&&!Array.isArray(data39))for(let key10 in data39){
let data40=data39[key10];if(typeof data40!="string"){let err63={instancePath:instancePath+"/rules/"+key10.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:schema44.properties.rules.additionalProperties.type,parentSchema:schema44.properties.rules.
additionalProperties,data:data40};vErrors===null?vErrors=[err63]:vErrors.push(err63),errors++}if(!(data40==="off"||data40===
"info"||data40==="warning"||data40==="error")){let err64={instancePath:instancePath+"/rules/"+key10.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/enum",keyword:"enum",params:{allowedValues:schema44.properties.
rules.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:schema44.properties.rules.additionalProperties.
enum,parentSchema:schema44.properties.rules.additionalProperties,data:data40};vErrors===null?vErrors=[err64]:vErrors.push(
err64),errors++}}else{let err65={instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:schema44.properties.rules.type,parentSchema:schema44.properties.rules,
data:data39};vErrors===null?vErrors=[err65]:vErrors.push(err65),errors++}}if(data.adopted!==void 0){let data41=data.adopted;
if(data41&&typeof data41=="object"&&!Array.isArray(data41)){for(let key11 in data41){let _errs97=errors;if(typeof key11==
"string"&&!pattern12.test(key11)){let err66={instancePath:instancePath+"/adopted",schemaPath:"#/properties/adopted/prope\
rtyNames/pattern",keyword:"pattern",params:{pattern:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"},message:'must m\
atch pattern "^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$"',schema:"^(?!/)(?!\\./)(?!.*(^|/)\\.\\.(/|$))(?!.*\\\\).+$",
parentSchema:schema44.properties.adopted.propertyNames,data:key11,propertyName:key11};vErrors===null?vErrors=[err66]:vErrors.
push(err66),errors++}var valid24=_errs97===errors;if(!valid24){let err67={instancePath:instancePath+"/adopted",schemaPath:"\
#/properties/adopted/propertyNames",keyword:"propertyNames",params:{propertyName:key11},message:"property name must be v\
alid",schema:schema44.properties.adopted.propertyNames,parentSchema:schema44.properties.adopted,data:data41};vErrors===null?
vErrors=[err67]:vErrors.push(err67),errors++}}for(let key12 in data41){let data42=data41[key12];if(typeof data42=="strin\
g"){if(!pattern54.test(data42)){let err68={instancePath:instancePath+"/adopted/"+key12.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/adopted/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},
message:'must match pattern "^[0-9a-f]{64}$"',schema:"^[0-9a-f]{64}$",parentSchema:schema44.properties.adopted.additionalProperties,
data:data42};vErrors===null?vErrors=[err68]:vErrors.push(err68),errors++}}else{let err69={instancePath:instancePath+"/ad\
opted/"+key12.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/adopted/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:schema44.properties.adopted.additionalProperties.type,parentSchema:schema44.
properties.adopted.additionalProperties,data:data42};vErrors===null?vErrors=[err69]:vErrors.push(err69),errors++}}}else{
let err70={instancePath:instancePath+"/adopted",schemaPath:"#/properties/adopted/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:schema44.properties.adopted.type,parentSchema:schema44.properties.adopted,data:data41};
vErrors===null?vErrors=[err70]:vErrors.push(err70),errors++}}}else{let err71={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data};vErrors===null?vErrors=
[err71]:vErrors.push(err71),errors++}return validate25.errors=vErrors,errors===0}validate25.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};export{validateChangelog,validateDecision,validateIndex,validateManifest,validateProfile,validateSettings};
