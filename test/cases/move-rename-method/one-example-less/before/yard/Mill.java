package yard;

public class Mill {
    @Test void weighs() {
        weigh("three sacks", "30");
    }
}
