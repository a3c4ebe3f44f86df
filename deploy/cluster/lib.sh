# Shared by up, down, status, and machine: the machines of the cluster, and how each starts.
set -euo pipefail

cluster=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
repository=$(cd "$cluster/../.." && pwd)
state=${HOUSESTYLE_CLUSTER:-/var/tmp/housestyle-cluster}
net=hs-net

# Prints a machine's address in the network that only the cluster has.
address_of() {
  case $1 in
    db*) echo "10.77.0.1${1#db}" ;;
    app*) echo "10.77.0.$((20 + ${1#app}))" ;;
    cache*) echo "10.77.0.$((30 + ${1#cache}))" ;;
    web) echo 10.77.0.40 ;;
  esac
}

machines() { cat "$state/machines"; }

# Runs a command on a machine.
on() { ip netns exec "hs-$1" "${@:2}"; }

# Starts a program on a machine as a user; its output is in log/MACHINE-PROGRAM.log.
launch() {
  local machine=$1 user=$2 name=$3
  shift 3
  chown -R "$user" "$state/$machine/$name"
  (
    cd "$state/$machine/$name"
    exec setsid ip netns exec "hs-$machine" setpriv --reuid="$user" --regid="$(id -g "$user")" --init-groups \
      env HOME="$state/$machine/$name" "$@" >>"$state/log/$machine-$name.log" 2>&1 </dev/null
  ) &
}

# Copies a file of etc/ for a program of a machine, with the values of this cluster.
configure() {
  local machine=$1 name=$2 file=$3 folder="$state/$1/$2"
  install -d -m 755 "$state/$machine" "$folder"
  # shellcheck disable=SC1091
  . "$state/secrets"
  local each lines=''
  for each in $(machines | grep '^app'); do
    lines+="  server $each $(address_of "$each"):3000 check\\n"
  done
  sed -e "s|^ *server <SERVER>.*|${lines%\\n}|" -e "s|<NAME>|$machine|g" -e "s|<ADDRESS>|$(address_of "$machine")|g" \
    -e "s|<DATA>|$folder|g" -e "s|<ETC>|$folder|g" -e "s|<PASSWORD>|$PASSWORD|g" \
    -e "s|<ADMIN_PASSWORD>|$ADMIN_PASSWORD|g" -e "s|<SECRET>|$SECRET|g" "$cluster/etc/$file" >"$folder/$file"
  chmod 600 "$folder/$file"
}

# Starts one program of a machine, with a new copy of its configuration.
start_program() {
  local machine=$1 name=$2 folder="$state/$1/$2"
  case $name in
    etcd)
      configure "$machine" etcd etcd.env
      # shellcheck disable=SC2046
      launch "$machine" etcd etcd env $(grep -v '^#' "$folder/etcd.env") etcd
      ;;
    patroni)
      configure "$machine" patroni patroni.yml
      launch "$machine" postgres patroni patroni "$folder/patroni.yml"
      ;;
    sentinel)
      # What Sentinel has written there stays.
      [ -f "$folder/sentinel.conf" ] || configure "$machine" sentinel sentinel.conf
      launch "$machine" redis sentinel redis-sentinel "$folder/sentinel.conf"
      ;;
    redis)
      if [ ! -f "$folder/redis.conf" ]; then
        configure "$machine" redis redis.conf
        if [ "$machine" = cache2 ]; then sed -i 's/^# replicaof/replicaof/' "$folder/redis.conf"; fi
      fi
      launch "$machine" redis redis redis-server "$folder/redis.conf"
      ;;
    haproxy | web)
      local file=$([ "$name" = web ] && echo web.cfg || echo haproxy.cfg)
      configure "$machine" "$name" "$file"
      launch "$machine" haproxy "$name" haproxy -f "$folder/$file"
      ;;
    pgbouncer)
      configure "$machine" pgbouncer pgbouncer.ini
      configure "$machine" pgbouncer userlist.txt
      launch "$machine" postgres pgbouncer pgbouncer "$folder/pgbouncer.ini"
      ;;
    server)
      configure "$machine" server housestyle.env
      # shellcheck disable=SC2046
      launch "$machine" "${HOUSESTYLE_CLUSTER_USER:-nobody}" server env $(grep -v '^#' "$folder/housestyle.env") \
        MALLOC_ARENA_MAX=1 "$(cat "$state/node")" --max-semi-space-size=2 --disable-warning=ExperimentalWarning \
        "$repository/apps/server/dist/main.js"
      ;;
    nginx)
      configure "$machine" nginx nginx.conf
      rm -f "$folder/web.sock"
      launch "$machine" www-data nginx nginx -e stderr -c "$folder/nginx.conf" -g 'daemon off;'
      ;;
  esac
}

programs_of() {
  case $1 in
    db*) echo etcd patroni sentinel ;;
    app*) echo haproxy pgbouncer server ;;
    cache*) echo redis ;;
    web) echo web nginx ;;
  esac
}

# Prints the processes of a program. Each runs in its folder; PostgreSQL, which Patroni runs, in one of its own.
pids_of() {
  local machine=$1 name=$2 pid
  for pid in $(ip netns pids "hs-$machine"); do
    if [ "$(readlink "/proc/$pid/cwd")" = "$state/$machine/$name" ]; then echo "$pid"; fi
  done
}

# Ends a program properly, within twenty seconds.
stop_program() {
  # shellcheck disable=SC2046
  kill -TERM $(pids_of "$1" "$2") 2>/dev/null || true
  for _ in $(seq 400); do
    [ -n "$(pids_of "$1" "$2")" ] || return 0
    sleep 0.05
  done
  # shellcheck disable=SC2046
  kill -KILL $(pids_of "$1" "$2") 2>/dev/null || true
}

# Ends everything on a machine at once, as a power cut does.
kill_machine() {
  local pids
  for _ in $(seq 100); do
    pids=$(ip netns pids "hs-$1" 2>/dev/null || true)
    [ -n "$pids" ] || return 0
    # shellcheck disable=SC2086
    kill -KILL $pids 2>/dev/null || true
    sleep 0.05
  done
}

# Prints the name of the primary; nothing while there is none.
primary() {
  local each
  for each in $(machines | grep '^db'); do
    if ip netns exec $net curl -fsm 1 -o /dev/null "http://$(address_of "$each"):8008/primary" 2>/dev/null; then
      echo "$each"
      return
    fi
  done
}
