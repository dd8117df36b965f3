package yard;

public class Mill {
    @Test void weighs() {
        left.weigh("three sacks", "30");
    }
}
