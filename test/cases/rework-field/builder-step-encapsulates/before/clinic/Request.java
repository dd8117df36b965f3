package clinic;

class Request {
    private String subject;

    String send() {
        return post(subject);
    }
}
