package traffic;

public enum Light {
    RED(30), AMBER(3), GREEN(25);

    private final int seconds;

    Light(int seconds) {
        this.seconds = seconds;
    }

    public boolean mayGo() {
        return this == GREEN;
    }
}
