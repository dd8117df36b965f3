package ftp;

public class Ftp {
    private String status = "";

    public int fetch(String path) {
        byte[] bytes;
        try {
            bytes = Remote.get(path);
        } catch (IllegalStateException e) {
            status = e.getMessage();
            return -1;
        }
        return bytes.length;
    }
}
