package tea;

public class Pot {
    private int cups;

    public boolean pour(Cup cup) {
        if (cups == 0) {
            return false;
        }
        cups--;
        cup.fill();
        return true;
    }
}
