package port;

public class Extra extends Plain {
  int more;
}
