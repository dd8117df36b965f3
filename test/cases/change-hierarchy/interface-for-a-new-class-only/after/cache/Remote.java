package cache;

public interface Remote {
    byte[] fetch(String address);
}
