package clinic;

class Horn {
    void blow(int times) {
        schedule(new Runnable() {
            @Override
            public void run() {
                sound(times + 1);
            }
        });
        rest(times);
        listen(() -> echo(times));
    }
}
