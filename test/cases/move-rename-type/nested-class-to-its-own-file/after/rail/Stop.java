package rail;

class Stop {
    final String name;
    final int minute;

    Stop(String name, int minute) {
        this.name = name;
        this.minute = minute;
    }

    boolean isLate(int now) {
        return now > minute + 2;
    }
}
