package yard;

public class Mill {
    @Test void loading() {
        weigh("two sacks");
    }
}
