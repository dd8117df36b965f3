package ship;

public class Tug extends Vessel {
    @Override
    public int speed() {
        return 12;
    }

    public int rations(int days) {
        int daily = crew * 3;
        return daily * days + 10;
    }
}
