package clinic;

class Bell {
    void ring() {
        schedule(new RingTask());
    }

    private static class RingTask implements Task {
        @Override
        public void go() {
            String tone = "high";
            play(tone, 3);
        }
    }
}
