package hook;

public class Hook {
    private int calls;

    public void call(String name, long[] times) {
        calls++;
        System.out.println(name + calls);
    }
}
