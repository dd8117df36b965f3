package clinic;

class Timer {
    private static final int PAUSE = longest("break", "lunch");

    int wait(int hours) {
        int total = hours + 5;
        return total + PAUSE;
    }
}
