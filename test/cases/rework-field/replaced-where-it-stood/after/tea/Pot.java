package tea;

public class Pot {
    private int degrees;

    public boolean pour(Cup cup) {
        String warning = degrees > 80 ? "hot!" : "";
        System.out.println(warning);
        return cup.isHeldBy(Hand.LEFT);
    }
}
