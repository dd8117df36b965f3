package clinic;

class Horn {
    void blow(int times) {
        schedule(new Runnable() {
            @Override
            public void run() {
                sound(times);
            }
        });
        rest(times);
    }
}
