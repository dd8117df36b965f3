package bike;

public class Gears {
    private int front = 40;
    private int back = 20;

    double ratio() {
        return (double) front / back;
    }
}
