package fun;

public class Fun {
    private int jokes;

    public void tell(String joke) {
        jokes++;
        System.out.println(decorated(joke));
    }

    static String decorated(final String joke) {
        String upper = joke.toUpperCase();
        return "*** " + upper + " ***";
    }
}
