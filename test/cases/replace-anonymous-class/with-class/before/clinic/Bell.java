package clinic;

class Bell {
    void ring() {
        schedule(new Task() {
            @Override
            public void go() {
                String tone = "high";
                play(tone, 3);
            }
        });
    }
}
