package job;

public class Fallback {
    private Handler handler = Handler.NONE;

    public void install() {
        handler = new Quiet();
    }

    static class Quiet implements Handler {
        @Override
        public void handle(Problem problem) {
            problem.forget();
        }
    }
}
