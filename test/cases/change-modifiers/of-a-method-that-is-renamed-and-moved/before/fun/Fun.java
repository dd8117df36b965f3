package fun;

public class Fun {
    private int jokes;

    public void tell(String joke) {
        jokes++;
        System.out.println(dress(joke));
    }

    private String dress(String joke) {
        String upper = joke.toUpperCase();
        return "*** " + upper + " ***";
    }
}
