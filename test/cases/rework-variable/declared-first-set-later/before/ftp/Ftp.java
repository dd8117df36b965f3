package ftp;

public class Ftp {
    private String status = "";

    public int fetch(String path) {
        try {
            byte[] bytes = Remote.get(path);
            return bytes.length;
        } catch (IllegalStateException e) {
            status = e.getMessage();
            return -1;
        }
    }
}
