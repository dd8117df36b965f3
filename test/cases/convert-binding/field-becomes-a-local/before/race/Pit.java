package race;

public class Pit {
    private int wheels;
    private int seconds;

    public int stop(Car car) {
        seconds = 0;
        for (int wheel = 0; wheel < wheels; wheel++) {
            seconds += car.change(wheel);
        }
        return seconds + 3;
    }
}
