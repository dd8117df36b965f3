package ship;

public class Tug extends Vessel {
    @Override
    public int speed() {
        return 12;
    }
}
