package cache;

public class HttpRemote implements Remote {
    private int calls;

    @Override
    public byte[] fetch(String address) {
        calls++;
        return Net.get(address);
    }
}
