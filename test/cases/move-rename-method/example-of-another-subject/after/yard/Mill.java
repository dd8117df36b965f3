package yard;

public class Mill {
    @Test void loading() {
        right.weigh("two sacks");
    }
}
