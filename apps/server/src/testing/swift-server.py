"""An S3 server for the tests: OpenStack Swift, one proxy and three storage servers, in a folder of its own.

swift-server.py FOLDER PROXY_PORT ACCOUNT_PORT CONTAINER_PORT OBJECT_PORT SECRET

The access key is `test:tester`. Ends when its standard input does.
"""
import os
import pwd
import signal
import sys

folder, secret = sys.argv[1], sys.argv[6]
kinds = ['proxy', 'account', 'container', 'object']
ports = dict(zip(kinds, map(int, sys.argv[2:6])))

DEFAULTS = f"""
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
fallocate_reserve = 0
user = {pwd.getpwuid(os.getuid()).pw_name}
bind_ip = 127.0.0.1
workers = 0
log_level = CRITICAL
"""

SERVER = """
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
"""

PROXY = f"""
[pipeline:main]
pipeline = no_cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# A storage server that is not up yet is no reason to avoid it later.
error_suppression_limit = 100000
[filter:no_cache]
paste.filter_factory = no_cache:filter_factory
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = {secret} .admin
[filter:slo]
use = egg:swift#slo
min_segment_size = 1
rate_limit_after_segment = 100000
"""

# The authentication wants a memcached, and does without what it remembers.
NO_CACHE = """
class NoCache:
    def get(self, *args, **options):
        return None

    def set(self, *args, **options):
        pass

    delete = set_multi = set

    def get_multi(self, keys, *args, **options):
        return [None for _ in keys]

    def incr(self, *args, **options):
        return 1

    decr = incr


def filter_factory(global_conf, **local_conf):
    def make(app):
        def call(env, start_response):
            env['swift.cache'] = NoCache()
            return app(env, start_response)
        return call
    return make
"""


def write(name, text):
    with open(os.path.join(folder, name), 'w') as file:
        file.write(text)


# There already where it is started again.
os.makedirs(os.path.join(folder, 'devices', 'd1'), exist_ok=True)
write('no_cache.py', NO_CACHE)
write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n')
for kind in kinds:
    body = PROXY if kind == 'proxy' else SERVER.format(kind=kind)
    write(f'{kind}.conf', f'[DEFAULT]{DEFAULTS}bind_port = {ports[kind]}\n{body}')

sys.path.insert(0, folder)
from swift.common.ring import RingBuilder
from swift.common.storage_policy import reload_storage_policies
from swift.common.utils import set_swift_dir
from swift.common.wsgi import run_wsgi

set_swift_dir(folder)
reload_storage_policies()
for kind in kinds[1:]:
    rings = RingBuilder(1, 1, 0)
    rings.add_dev({'id': 0, 'region': 1, 'zone': 1, 'device': 'd1', 'weight': 1.0,
                   'ip': '127.0.0.1', 'port': ports[kind],
                   'replication_ip': '127.0.0.1', 'replication_port': ports[kind]})
    rings.rebalance()
    rings.get_ring().save(os.path.join(folder, f'{kind}.ring.gz'))

children = []
for kind in kinds:
    child = os.fork()
    if child == 0:
        sys.exit(run_wsgi(os.path.join(folder, f'{kind}.conf'), f'{kind}-server'))
    children.append(child)
sys.stdin.read()
for child in children:
    os.kill(child, signal.SIGKILL)
