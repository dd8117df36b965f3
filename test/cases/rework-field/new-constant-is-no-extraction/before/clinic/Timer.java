package clinic;

class Timer {
    int wait(int hours) {
        int total = hours + 5;
        return total;
    }
}
