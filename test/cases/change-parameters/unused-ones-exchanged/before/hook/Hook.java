package hook;

public class Hook {
    private int calls;

    public void call(String name, Context context) {
        calls++;
        System.out.println(name + calls);
    }
}
